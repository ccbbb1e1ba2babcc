import LayoutEngine
import SwiftUIFrontEnd

extension RenderRun {
    /// Reads the words behind `render` where each is the input or an option with its value.
    ///
    /// - Returns: `nil` where the parser has to say what is meant, or what is wrong.
    init?(words: [String]) {
        var reader = Reader()
        var rest = words[...]
        while let word = rest.popFirst() {
            guard word.utf8.first == UInt8(ascii: "-"), word != "-" else {
                guard reader.run.input.isEmpty else { return nil }
                reader.run.input = word
                continue
            }
            if reader.flag(word) { continue }
            var name = word
            var value: String?
            if word.hasPrefix("--"), let mark = word.utf8.firstIndex(of: UInt8(ascii: "=")) {
                name = String(word[..<mark])
                value = String(word[word.utf8.index(after: mark)...])
            }
            guard let value = value ?? rest.popFirst(), !value.isEmpty, value.utf8.first != UInt8(ascii: "-"),
                reader.option(name, value)
            else { return nil }
        }
        guard !reader.run.input.isEmpty else { return nil }
        self = reader.run
    }

    /// Takes options one by one.
    private struct Reader {
        var run = RenderRun(input: "")
        private var seen: Set<String> = []

        mutating func flag(_ name: String) -> Bool {
            switch name {
            case "--rtl": run.layout.isRightToLeft = true
            case "--json": run.context.output.isJSON = true
            case "--no-pager": run.context.output.mayPage = false
            default: return false
            }
            return true
        }

        /// Whether the option is known, takes such a value and was not given before.
        mutating func option(_ name: String, _ value: String) -> Bool {
            switch name {
            case "--state":
                guard let step = LayoutRequest.state(value) else { return false }
                run.layout.steps.append(step)
            case "--tap": run.layout.steps.append(.tap(value))
            case "--with": run.layout.companionPaths.append(value)
            case "--asset": run.layout.assets.append(value)
            default: return seen.insert(name).inserted && single(name, value)
            }
            return true
        }

        private mutating func single(_ name: String, _ value: String) -> Bool {
            switch name {
            case "--entry": run.layout.entry = value
            case "--size": run.layout.size = value
            case "--device": run.layout.device = value
            case "--scale":
                guard let scale = Double(value) else { return false }
                run.layout.scale = scale
            case "--platform":
                guard let platform = Platform(rawValue: value) else { return false }
                run.layout.platform = platform
            case "--safe-area": run.layout.safeArea = value
            case "--dynamic-type": run.layout.dynamicType = value
            case "--scenario": run.layout.scenario = value
            case "--format":
                guard let format = Format(rawValue: value) else { return false }
                run.format = format
            case "--overlay": run.overlay = value
            case "--output", "-o": run.output = value
            case "--store": run.context.store = value
            case "--color":
                guard let choice = ColorChoice(rawValue: value) else { return false }
                run.context.output.color = choice
            default: return false
            }
            return true
        }
    }
}
