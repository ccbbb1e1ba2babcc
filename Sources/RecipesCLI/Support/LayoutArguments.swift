import ArgumentParser
import LayoutEngine
import RecipeModel
import RecipeService
import SwiftUIFrontEnd

/// The options that say how a snippet is laid out, shared by `render`, `explain` and `why`.
struct LayoutArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The view to lay out, as Swift.", valueName: "expr"))
    var entry: String?

    @Option(help: ArgumentHelp("The window in points; a part may be nil or inf.", valueName: "WxH"))
    var size: String?

    @Option(
        help: ArgumentHelp("A device with its size, scale and safe area.", valueName: "name"),
        completion: .list(Device.all.map(\.name)))
    var device: String?

    @Option(help: ArgumentHelp("Pixels per point.", valueName: "n"))
    var scale: Double?

    @Option(help: "The system whose constants apply.")
    var platform: Platform?

    @Option(help: ArgumentHelp("Safe area insets in points: top, leading, bottom, trailing.", valueName: "T,L,B,R"))
    var safeArea: String?

    @Flag(help: "Lay out from right to left.")
    var rtl = false

    @Option(
        help: ArgumentHelp("The type size, for example xxxLarge.", valueName: "name"),
        completion: .list(ScenarioEnvironment.dynamicTypeSizes))
    var dynamicType: String?

    @Option(
        help: ArgumentHelp("The scenario of a recipe to start from.", valueName: "name"),
        completion: StoreCompletion.scenarios)
    var scenario: String?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Sets a @State property; applied in the order given with --tap.", valueName: "name=value"))
    var state: [OrderedStep] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Taps the first enabled button or tap gesture that shows a text.", valueName: "label"))
    var tap: [OrderedTap] = []

    @Option(
        parsing: .singleValue, help: ArgumentHelp("The size of a bitmap image in points.", valueName: "name=WxH"))
    var asset: [String] = []
}

/// A `--state` with its place among the arguments, since the order of steps matters.
struct OrderedStep: ExpressibleByArgument {
    let text: String
    init?(argument: String) {
        guard argument.contains("=") else { return nil }
        text = argument
    }
}

/// A `--tap` label.
struct OrderedTap: ExpressibleByArgument {
    let label: String
    init?(argument: String) { label = argument }
}

extension Platform: ExpressibleByArgument {
    public init?(argument: String) {
        guard let match = Platform.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() }) else {
            return nil
        }
        self = match
    }

    public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}

extension LayoutArguments {
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
        if rtl { result.environment.layoutDirection = .rightToLeft }
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
    func assets() throws -> [String: Size] {
        var assets: [String: Size] = [:]
        for text in asset {
            let parts = text.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let proposal = try? Self.proposal(String(parts[1])), let width = proposal.width,
                let height = proposal.height, width.isFinite, height.isFinite
            else { throw Failure("--asset takes NAME=WxH, found \"\(text)\"") }
            assets[String(parts[0])] = Size(width: width, height: height)
        }
        return assets
    }

    /// The steps of `--state` and `--tap` in the order of the command line.
    func steps(in arguments: [String]) -> [LayoutOptions.Step] {
        var steps: [LayoutOptions.Step] = []
        var states = state.makeIterator()
        var taps = tap.makeIterator()
        for argument in arguments {
            if argument == "--state" || argument.hasPrefix("--state="), let next = states.next() {
                let parts = next.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                steps.append(.state(name: String(parts[0]), source: StateValue.source(of: String(parts[1]))))
            } else if argument == "--tap" || argument.hasPrefix("--tap="), let next = taps.next() {
                steps.append(.tap(next.label))
            }
        }
        return steps
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
