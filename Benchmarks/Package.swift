// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "recipes", path: ".."),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
    ],
    targets: [
        .executableTarget(
            name: "LayoutBench",
            dependencies: [
                .product(name: "LayoutEngine", package: "recipes"),
                .product(name: "SwiftUIFrontEnd", package: "recipes")
            ],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        .executableTarget(
            name: "SourceBench",
            dependencies: [
                .product(name: "SwiftUIFrontEnd", package: "recipes"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax")
            ],
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
