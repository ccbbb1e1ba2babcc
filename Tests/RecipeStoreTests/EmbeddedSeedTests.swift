import Foundation
import Seed
import Testing

@Suite struct EmbeddedSeedTests {
    @Test func embeddedRecipesAreTheFilesOfTheFolder() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("seed")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
            .sorted()
        #expect(embeddedFiles.map(\.name) == names)
        for file in embeddedFiles {
            #expect(try file.text == String(contentsOf: folder.appendingPathComponent(file.name), encoding: .utf8))
        }
    }
}
