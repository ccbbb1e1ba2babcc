// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "recipes", path: "..")],
    targets: [
        .executableTarget(
            name: "LayoutBench",
            dependencies: [.product(name: "LayoutEngine", package: "recipes")],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        .executableTarget(
            name: "TypicalRecipes", swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        .executableTarget(
            name: "SearchBench",
            dependencies: [.product(name: "RecipeStore", package: "recipes")],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
    ],
    swiftLanguageModes: [.v6]
)
