// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny")
]

let package = Package(
    name: "recipes",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "recipes", targets: ["recipes"]),
        .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
        .library(name: "RecipeStore", targets: ["RecipeStore", "RecipeModel"])
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2")
    ],
    targets: [
        .target(name: "CanonicalJSON", swiftSettings: settings),
        .target(name: "Diagnostics", swiftSettings: settings),
        .target(name: "LayoutEngine", swiftSettings: settings),
        .target(
            name: "TextMetrics", dependencies: ["LayoutEngine"], exclude: ["Tables/LICENSE-Inter.txt"],
            swiftSettings: settings),
        .target(
            name: "Vocabulary",
            dependencies: ["LayoutEngine", "TextMetrics", "Diagnostics", "CanonicalJSON"],
            swiftSettings: settings),
        .target(
            name: "SwiftUIFrontEnd",
            dependencies: [
                "Vocabulary", "LayoutEngine", "Diagnostics", "CanonicalJSON",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax")
            ],
            swiftSettings: settings),
        .target(
            name: "Rendering", dependencies: ["LayoutEngine", "CanonicalJSON"], swiftSettings: settings),
        .systemLibrary(
            name: "CCmark", pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .systemLibrary(
            name: "CStore", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .target(
            name: "RecipeModel",
            dependencies: [
                "LayoutEngine", "Diagnostics", "CanonicalJSON", "CCmark",
                .product(name: "Yams", package: "Yams")
            ],
            swiftSettings: settings),
        .target(
            name: "Migrations", path: "migrations", swiftSettings: settings,
            plugins: ["EmbedFiles"]),
        .target(
            name: "Seed", path: "seed", swiftSettings: settings, plugins: ["EmbedFiles"]),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
        .executableTarget(name: "embed-files", swiftSettings: settings),
        .target(
            name: "RecipeStore",
            dependencies: [
                "Migrations", "RecipeModel", "CanonicalJSON", "Diagnostics", "CStore",
                .product(name: "GRDB", package: "GRDB.swift")
            ],
            swiftSettings: settings),
        .target(
            name: "RecipeService",
            dependencies: [
                "RecipeStore", "RecipeModel", "Seed", "SwiftUIFrontEnd", "Rendering", "LayoutEngine",
                "Vocabulary", "Diagnostics", "CanonicalJSON"
            ],
            swiftSettings: settings),
        .target(
            name: "RecipesCLI",
            dependencies: [
                "RecipeService", "Rendering", "SwiftUIFrontEnd",
                .product(name: "ArgumentParser", package: "swift-argument-parser")
            ],
            swiftSettings: settings),
        .executableTarget(name: "recipes", dependencies: ["RecipesCLI"], swiftSettings: settings),
        .testTarget(name: "ArchitectureTests", swiftSettings: settings),
        .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine"], swiftSettings: settings),
        .testTarget(name: "VocabularyTests", dependencies: ["Vocabulary"], swiftSettings: settings),
        .testTarget(
            name: "TextMetricsTests", dependencies: ["TextMetrics"],
            resources: [.copy("Data")], swiftSettings: settings),
        .testTarget(
            name: "SwiftUIFrontEndTests", dependencies: ["SwiftUIFrontEnd", "Vocabulary"],
            exclude: ["Data"], swiftSettings: settings),
        .testTarget(
            name: "RecipeModelTests", dependencies: ["RecipeModel"], swiftSettings: settings),
        .testTarget(
            name: "RecipeStoreTests", dependencies: ["RecipeStore", "Migrations", "Seed"], exclude: ["Data"],
            swiftSettings: settings),
        .testTarget(
            name: "RecipeServiceTests", dependencies: ["RecipeService"], exclude: ["Data"], swiftSettings: settings),
        .testTarget(
            name: "RenderingTests", dependencies: ["Rendering"], swiftSettings: settings),
        .testTarget(
            name: "RecipesCLITests", dependencies: ["recipes", "RecipesCLI", "RecipeStore"], swiftSettings: settings)
    ],
    swiftLanguageModes: [.v6]
)
