import Diagnostics
import SwiftParser
import SwiftSyntax
import SwiftUIFrontEnd

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Takes snippets from source to frames in one process: `SourceBench STAGE ROUNDS FILE…`, or `STAGE ROUNDS --lines N` for
/// a source of about N lines.
///
/// Prints a row: engine, stage, snippets, rounds, lines, microseconds of processor time for each snippet in the best
/// round. A stage contains those before it. What two rounds cost more than one is the price of a snippet in a process that
/// has seen others: an instruction counter tells it best.
@main
struct Main {
    /// How far a snippet is taken.
    enum Stage: String, CaseIterable {
        /// swift-syntax alone: the floor.
        case parse
        /// Our own program.
        case read
        /// Names looked up, all code compiled.
        case check
        /// Frames.
        case layout
        /// Frames and the layout tree.
        case tree
        /// The tree laid out by itself as well.
        case verified
    }

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count > 2, let stage = Stage(rawValue: arguments[0]), let rounds = Int(arguments[1]) else {
            print("usage: SourceBench \(Stage.allCases.map(\.rawValue).joined(separator: "|")) ROUNDS FILE…|--lines N")
            exit(64)
        }
        let isLong = arguments[2] == "--lines"
        let sources =
            isLong
            ? [LongSource.text(lines: arguments.last.flatMap { Int($0) } ?? 100)] : arguments[2...].compactMap(text)
        OnLargeStack.run { run(stage, rounds: rounds, sources, entry: isLong ? LongSource.entry : nil) }
    }

    private static func run(_ stage: Stage, rounds: Int, _ sources: [String], entry: String?) {
        let workspace = Workspace()
        var best = Double.infinity
        for _ in 0..<rounds {
            let start = processorTime()
            for source in sources where !take(source, entry, to: stage, workspace) {
                print("fails: \(source.prefix(80))")
            }
            best = min(best, processorTime() - start)
        }
        let lines = sources.reduce(0) { $0 + $1.utf8.count { $0 == 0x0A } }
        let each = (best / Double(max(sources.count, 1)) * 10).rounded() / 10
        print("recipes\t\(stage)\t\(sources.count)\t\(rounds)\t\(lines)\t\(each)")
    }

    private static func take(_ source: String, _ entry: String?, to stage: Stage, _ workspace: Workspace) -> Bool {
        switch stage {
        case .parse: return !Parser.parse(source: source).hasError
        case .read: return (try? SourceReader.read(source)) != nil
        case .check: return Snippet(SourceText(name: "", text: source), workspace: workspace).diagnostics.isEmpty
        case .layout, .tree, .verified:
            let demand: Snippet.TreeDemand = stage == .layout ? .none : stage == .tree ? .written : .verified
            return Snippet(SourceText(name: "", text: source), workspace: workspace)
                .layOut(LayoutOptions(entry: entry), tree: demand).frames != nil
        }
    }

    /// Microseconds that this process has used.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    private static func text(ofFile path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk.prefix(count) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
