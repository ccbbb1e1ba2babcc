import CanonicalJSON
import Diagnostics
import Foundation
import RecipeService
import RecipeStore

/// Writes a capture kit into a folder.
struct CaptureKitWriter {
    let folder: String
    let replaces: Bool
    let isJSON: Bool
    let output: Output

    func write(_ kit: CaptureKit) throws {
        for one in kit.leftOut {
            output.note("recipes: left out \(TerminalText.escaped("\(one.slug), \(one.scenario): \(one.reason)"))")
        }
        guard kit.scenarioCount > 0 else {
            output.note("recipes: no scenario can be captured, so no kit is written")
            throw ExitStatus.negative
        }
        if FileManager.default.fileExists(atPath: folder) {
            guard replaces else { throw Failure("\(folder) exists", hint: "--force replaces a capture kit") }
            // Only what this command has written is taken away.
            let manifest = try? InputText.read((folder as NSString).appendingPathComponent("Package.swift"))
            guard manifest?.contains("name: \"CaptureKit\"") == true else {
                throw Failure("\(folder) is not a capture kit, so it is left alone")
            }
            try FileManager.default.removeItem(atPath: folder)
        }
        for file in kit.files {
            let path = (folder as NSString).appendingPathComponent(file.path)
            do {
                try FileManager.default.createDirectory(
                    atPath: StoreFile.folder(of: path), withIntermediateDirectories: true)
            } catch { throw Failure("cannot make the folder of \(path)") }
            try output.write(file.text, to: path)
        }
        if isJSON {
            let leftOut = kit.leftOut.map { one -> JSON in
                ["slug": .string(one.slug), "scenario": .string(one.scenario), "reason": .string(one.reason)]
            }
            let document: JSON = [
                "format": "recipes.capture-kit", "version": 1, "path": .string(folder),
                "scenarios": .number(Double(kit.scenarioCount)), "leftOut": .array(leftOut)
            ]
            output.line(document.text(indented: true))
        } else {
            output.line("wrote \(folder) with \(kit.scenarioCount) scenarios; its README.md says how to run it")
        }
    }
}
