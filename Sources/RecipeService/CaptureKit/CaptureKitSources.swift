import CanonicalJSON

/// The texts of the files of a capture kit that do not depend on the recipes.
enum CaptureKitSources {
    /// A Swift string literal.
    static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                out += "\\u{\(String(scalar.value, radix: 16))}"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }

    /// A first value of state as a Swift literal; `nil` for what the kit cannot hand over.
    static func literal(_ value: JSON) -> String? {
        switch value {
        case .bool(let flag): "\(flag)"
        case .number(let number): number.isFinite ? JSON.text(of: number) : nil
        // A text with a dot or bracket in front stands for a Swift value.
        case .string(let text): text.first.map { ".[(\"".contains($0) } == true ? nil : quoted(text)
        case .null, .array, .object: nil
        }
    }

    static func package(modules: [String]) -> String {
        let targets = modules.map { "        .target(name: \"\($0)\", dependencies: [\"CaptureSupport\"]),\n" }.joined()
        let names = (["CaptureSupport"] + modules).map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "CaptureKit",
                platforms: [.macOS(.v14), .iOS(.v17)],
                targets: [
                    .target(name: "CaptureSupport"),
            \(targets)        .target(name: "CaptureAll", dependencies: [\(names)]),
                    .executableTarget(name: "capture", dependencies: ["CaptureAll", "CaptureSupport"]),
                    .testTarget(name: "CaptureTests", dependencies: ["CaptureAll", "CaptureSupport"])
                ]
            )

            """
    }

    static func readme(leftOut: [CaptureKit.LeftOut]) -> String {
        var out = """
            # Capture kit

            Prints the frames that Apple's SwiftUI gives to the scenarios of recipes, as JSON.

            Recipes for macOS, on a Mac:

                swift run capture > frames.json

            Recipes for iOS, on a simulator whose screen has the scale of the scenarios (3 on current iPhones):

                xcodebuild test -scheme CaptureKit-Package -destination 'platform=iOS Simulator,name=iPhone 16'

            The test prints the path of `frames.json`. Then, where the recipes are:

                recipes import-capture frames.json


            """
        guard !leftOut.isEmpty else { return out }
        out += "Left out:\n\n"
        for one in leftOut { out += "- \(one.slug), \(one.scenario): \(one.reason)\n" }
        return out
    }

    static func all(modules: [String]) -> String {
        let imports = modules.map { "import \($0)\n" }.joined()
        let lists = modules.map { "\($0).scenarios" }.joined(separator: " + ")
        return """
            import CaptureSupport
            \(imports)
            /// The scenarios of every recipe of the kit.
            @MainActor public let allScenarios: [CaptureScenario] = \(lists.isEmpty ? "[]" : lists)

            """
    }

    static let main = """
        import CaptureAll
        import CaptureSupport
        import Foundation

        let text = MainActor.assumeIsolated { CaptureRunner.capture(allScenarios) }
        FileHandle.standardOutput.write(Data(text.utf8))

        """

    static let test = """
        import CaptureAll
        import CaptureSupport
        import Foundation
        import XCTest

        final class CaptureTests: XCTestCase {
            @MainActor func testCapture() throws {
                let text = CaptureRunner.capture(allScenarios)
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("frames.json")
                try Data(text.utf8).write(to: file)
                print("captured frames: \\(file.path)")
                XCTAssertFalse(text.isEmpty)
            }
        }

        """
}
