import LayoutEngine
import RecipeModel
import RecipeService
import SwiftUIFrontEnd

/// How the command line wants a recipe to be laid out; texts are read when they are used.
struct LayoutRequest {
    var entry: String?
    var size: String?
    var device: String?
    var scale: Double?
    var platform: Platform?
    var safeArea: String?
    var isRightToLeft = false
    var dynamicType: String?
    var scenario: String?
    /// States and taps in the order in which they were given.
    var steps: [LayoutOptions.Step] = []
    /// Files whose declarations the source uses.
    var companionPaths: [String] = []
    /// `NAME=WxH`.
    var assets: [String] = []

    /// The text of the files given by `--with`.
    ///
    /// - Throws: `Failure` for a file that cannot be read.
    func companions() throws -> String {
        try companionPaths.map { path in
            guard let file = try RecipeInput.file(path) else { throw Failure("there is no file \(path)") }
            return file.snippet.text
        }.joined(separator: "\n")
    }

    /// The scenario that the options describe, starting from one of `recipe`.
    ///
    /// - Throws: `Failure` for values that cannot be read, and for a scenario that the recipe does not have.
    func scenario(of recipe: Recipe) throws -> Scenario {
        var result: Scenario
        if let scenario {
            guard let found = recipe.scenario(named: scenario) else {
                let names = recipe.allScenarios.map { $0.name }.joined(separator: ", ")
                throw Failure("the recipe has no scenario called \"\(scenario)\"", hint: "there are: \(names)")
            }
            result = found
        } else {
            result = recipe.scenarios.first ?? Scenario(name: Scenario.defaultName)
        }
        if let entry { result.entry = entry }
        if let device {
            guard Device.named(device) != nil else {
                throw Failure(
                    "unknown device \"\(device)\"",
                    hint: Device.nearestName(to: device).map { "did you mean \"\($0)\"?" })
            }
            result.device = device
            result.size = nil
        }
        if let size { result.size = try Self.proposal(size) }
        if let scale {
            guard scale > 0, scale <= 16 else { throw Failure("--scale must be more than 0 and at most 16") }
            result.scale = scale
        }
        if let safeArea { result.safeArea = try Self.insets(safeArea) }
        if isRightToLeft { result.environment.layoutDirection = .rightToLeft }
        if let dynamicType {
            guard ScenarioEnvironment.dynamicTypeSizes.contains(dynamicType) else {
                throw Failure(
                    "unknown type size \"\(dynamicType)\"",
                    hint: "there are: " + ScenarioEnvironment.dynamicTypeSizes.joined(separator: ", "))
            }
            result.environment.dynamicTypeSize = dynamicType
        }
        return result
    }

    /// The sizes given by `--asset`.
    func assetSizes() throws -> [String: Size] {
        var sizes: [String: Size] = [:]
        for text in assets {
            let parts = text.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let proposal = try? Self.proposal(String(parts[1])), let width = proposal.width,
                let height = proposal.height, width.isFinite, height.isFinite
            else { throw Failure("--asset takes NAME=WxH, found \"\(text)\"") }
            sizes[String(parts[0])] = Size(width: width, height: height)
        }
        return sizes
    }

    /// The step that `--state` asks for; `nil` for a text that is not `name=value`.
    static func state(_ text: String) -> LayoutOptions.Step? {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        return .state(name: String(parts[0]), source: StateValue.source(of: String(parts[1])))
    }

    static func proposal(_ text: String) throws -> ProposedViewSize {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = length(parts[0]), let height = length(parts[1]) else {
            throw Failure("expected a size like 393x852, found \"\(text)\"", hint: "each part is a number, nil or inf")
        }
        return ProposedViewSize(width: width, height: height)
    }

    private static func length(_ text: Substring) -> Double?? {
        switch text {
        case "nil": return .some(nil)
        case "inf": return .some(.infinity)
        default:
            guard let value = Double(text), value.isFinite, value >= 0, value <= 1e7 else { return nil }
            return .some(value)
        }
    }

    private static func insets(_ text: String) throws -> EdgeInsets {
        let values = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.filter { $0 != " " })
        }
        guard values.count == 4, let top = values[0], let leading = values[1], let bottom = values[2],
            let trailing = values[3]
        else { throw Failure("--safe-area takes four numbers, top,leading,bottom,trailing, found \"\(text)\"") }
        return EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}
