import ArgumentParser
import LayoutEngine
import RecipeModel
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
        parsing: .singleValue,
        help: ArgumentHelp("Another Swift file whose declarations the source uses.", valueName: "file"))
    var with: [String] = []

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
    /// What the options ask for; `--state` and `--tap` in the order of the command line.
    var request: LayoutRequest {
        LayoutRequest(
            entry: entry, size: size, device: device, scale: scale, platform: platform, safeArea: safeArea,
            isRightToLeft: rtl, dynamicType: dynamicType, scenario: scenario, steps: steps(in: CommandLine.arguments),
            companionPaths: with, assets: asset)
    }

    private func steps(in arguments: [String]) -> [LayoutOptions.Step] {
        var steps: [LayoutOptions.Step] = []
        var states = state.makeIterator()
        var taps = tap.makeIterator()
        for argument in arguments {
            if argument == "--state" || argument.hasPrefix("--state="), let next = states.next() {
                if let step = LayoutRequest.state(next.text) { steps.append(step) }
            } else if argument == "--tap" || argument.hasPrefix("--tap="), let next = taps.next() {
                steps.append(.tap(next.label))
            }
        }
        return steps
    }
}
