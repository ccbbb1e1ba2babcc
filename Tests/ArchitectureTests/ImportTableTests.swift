import Foundation
import Testing

/// What each module may import, as docs/architecture.md says.
private let table: [(module: String, folder: String, imports: Set<String>)] = [
    ("Diagnostics", "Sources/Diagnostics", []),
    ("CanonicalJSON", "Sources/CanonicalJSON", []),
    ("LayoutEngine", "Sources/LayoutEngine", ["Glibc", "Musl", "Darwin"]),
    ("TextMetrics", "Sources/TextMetrics", ["LayoutEngine", "Glibc", "Musl", "Darwin"]),
    ("Vocabulary", "Sources/Vocabulary", ["LayoutEngine", "TextMetrics", "Diagnostics", "CanonicalJSON"]),
    (
        "SwiftUIFrontEnd", "Sources/SwiftUIFrontEnd",
        [
            "SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftOperators", "Vocabulary",
            "TextMetrics", "LayoutEngine", "Diagnostics", "CanonicalJSON", "Glibc", "Darwin"
        ]
    ),
    ("Rendering", "Sources/Rendering", ["LayoutEngine", "CanonicalJSON"]),
    (
        "RecipeModel", "Sources/RecipeModel",
        ["LayoutEngine", "Diagnostics", "CanonicalJSON", "CCmark", "Yams", "Foundation"]
    ),
    ("Migrations", "migrations", []),
    ("Seed", "seed", []),
    (
        "RecipeStore", "Sources/RecipeStore",
        [
            "GRDB", "CStore", "Migrations", "RecipeModel", "CanonicalJSON", "Diagnostics", "LayoutEngine", "Foundation",
            "Glibc", "Darwin"
        ]
    ),
    (
        "RecipeService", "Sources/RecipeService",
        [
            "RecipeStore", "RecipeModel", "Seed", "SwiftUIFrontEnd", "Vocabulary", "Rendering", "LayoutEngine",
            "Diagnostics", "CanonicalJSON", "Foundation", "Dispatch", "Glibc", "Darwin"
        ]
    ),
    (
        "RecipesCLI", "Sources/RecipesCLI",
        [
            "ArgumentParser", "RecipeService", "RecipeStore", "RecipeModel", "SwiftUIFrontEnd", "Rendering",
            "LayoutEngine", "Diagnostics", "CanonicalJSON", "Foundation", "Glibc", "Darwin"
        ]
    ),
    ("recipes", "Sources/recipes", ["RecipesCLI"])
]

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

/// The Swift files under a folder of the package.
private func files(in folder: String) throws -> [URL] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        .map { root.appending(path: folder).appending(path: $0) }
}

/// The modules that a file imports: its lines up to the first that is no import, condition or comment.
private func imports(of file: URL) throws -> [String] {
    var names: [String] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let first = words.first else { continue }
        if first.hasPrefix("//") || first.hasPrefix("#") { continue }
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
            words[..<place].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal"].contains($0) })
        else { break }
        // `import struct A.B` names the module before the dot.
        let isPart = ["struct", "class", "enum", "func", "protocol"].contains(words[place + 1])
        let name = isPart ? words.last : words[place + 1]
        if let module = name?.split(separator: ".").first { names.append(String(module)) }
    }
    return names
}

@Test("imports are those of the table", arguments: table.map(\.module))
func importsAreThoseOfTheTable(module: String) throws {
    let row = try #require(table.first { $0.module == module })
    let files = try files(in: row.folder)
    #expect(!files.isEmpty)
    for file in files {
        for name in try imports(of: file) where !row.imports.contains(name) {
            Issue.record("\(row.module) must not import \(name) (\(file.lastPathComponent))")
        }
    }
}

@Test func everyFolderOfSourcesIsInTheTable() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path)
        .filter { !$0.hasPrefix(".") }
    let known = Set(table.map { $0.folder.replacingOccurrences(of: "Sources/", with: "") }).union([
        "CCmark", "CStore", "embed-files"
    ])
    #expect(Set(folders).subtracting(known) == [])
}

@Test func swiftSyntaxStaysBehindReading() throws {
    for file in try files(in: "Sources/SwiftUIFrontEnd") where !file.path.contains("/Reading/") {
        let found = try imports(of: file).filter { $0.hasPrefix("Swift") && $0 != "SwiftUIFrontEnd" }
        #expect(found == [], "\(file.lastPathComponent)")
    }
}
