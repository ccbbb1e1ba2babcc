import Diagnostics
import LayoutEngine
import SwiftUIFrontEnd

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Prints one row for each workload: engine, workload, n, variant, nodes, build_ms, layout_ms, ns_per_node,
/// peak_bytes_per_node, checksum. Every workload runs in a process of its own, so that its peak memory is its own.
@main
struct Main {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else { return runAll(arguments[0]) }
        if arguments[1] == "--relayout" { return relayout() }
        if arguments[1] == "--documents" { return documents() }
        guard let index = Int(arguments[1]), Workload.all.indices.contains(index) else { return }
        run(Workload.all[index], rounds: arguments.count > 2 ? Int(arguments[2]) : nil)
    }

    private static func runAll(_ program: String) {
        print("engine\tworkload\tn\tvariant\tnodes\tbuild_ms\tlayout_ms\tns_per_node\tpeak_bytes_per_node\tchecksum")
        fflush(nil)
        for index in Workload.all.indices { system("'\(program)' \(index)") }
        system("'\(program)' --relayout")
        system("'\(program)' --documents")
    }

    /// Measures one workload and prints its row.
    /// - Parameter rounds: How often; a few are enough to count instructions.
    private static func run(_ workload: Workload, rounds: Int?) {
        warmUp()
        let before = peakBytes()
        var builds: [Double] = []
        var layouts: [Double] = []
        var checksum = 0.0
        var peak = 0.0
        let rounds = rounds ?? max(5, min(400, 2_000_000 / workload.nodes))
        for round in 0..<rounds {
            let start = now()
            let tree = newTree()
            let root = workload.build(tree)
            let built = now()
            tree.place([root], in: viewport(workload.viewport))
            layouts.append(now() - built)
            builds.append(built - start)
            if round == 0 { peak = peakBytes() - before }
            checksum = sum(tree)
        }
        let layout = median(layouts)
        print(
            row(
                [
                    workload.id, workload.size, workload.variant, "\(workload.nodes)", decimal(median(builds) / 1e6, 4),
                    decimal(layout / 1e6, 4), decimal(layout / Double(workload.nodes), 1),
                    decimal(peak / Double(workload.nodes), 0), decimal(checksum, 3)
                ]))
    }

    /// W5 and W5t: one leaf of the middle cell changes and changes back.
    private static func relayout() {
        let count = 1_000
        for (variant, isLabel) in [("W5", false), ("W5t", true)] {
            let tree = newTree()
            var target: NodeID?
            let cells = (0..<count).map { index in
                let cell = Workload.cell(tree)
                if index == count / 2 { target = isLabel ? cell.label : cell.image }
                return cell.row
            }
            let root = tree.container(
                .stack(.vertical, alignment: .horizontalCenter, spacing: nil, isStatic: false), children: cells)
            guard let target else { return }
            let window = viewport(ProposedViewSize(width: 390, height: nil))
            tree.place([root], in: window)
            let sizes =
                isLabel
                ? [Size(width: 124, height: 16), Size(width: 120, height: 16)]
                : [Size(width: 40, height: 48), Size(width: 40, height: 40)]
            var times: [Double] = []
            for round in 0..<2_000 {
                let start = now()
                tree.setFixedSize(of: target, to: sizes[round % 2])
                tree.place([root], in: window)
                times.append(now() - start)
            }
            let nodes = 7 * count + 1
            let time = median(times)
            print(
                row(
                    [
                        variant, "\(count)", isLabel ? "absorbed" : "moved", "\(nodes)", "0", decimal(time / 1e6, 5),
                        decimal(time / Double(nodes), 2), "0", decimal(sum(tree), 3)
                    ]))
        }
    }

    /// What the first layout of a process takes once (the runtime, the thread with a large stack) is no node's memory.
    private static func warmUp() {
        let tree = newTree()
        let leaf = tree.leaf(.flexible)
        let stack = Container.stack(.vertical, alignment: .leading, spacing: 0, isStatic: false)
        tree.place([tree.container(stack, children: [leaf])], in: viewport(.zero))
    }

    /// W6: documents as people write them, from prebuilt trees and from source, to the frames of every view.
    private static func documents() {
        report("album", "tree") { count(layOut: [DocumentTrees.album]) }
        report("eight ways", "tree") { count(layOut: DocumentTrees.ways) }
        report("album", "source") { count(layOut: [DocumentSources.album]) }
        let ways = DocumentSources.ways
        report("eight ways", "source") { count(layOut: ways) }
    }

    /// - Parameter round: Lays everything out once; how many views got a frame, the nanoseconds, and the sum of frames.
    private static func report(_ size: String, _ variant: String, _ round: () -> (Int, Double, Double)) {
        var times: [Double] = []
        var views = 0
        var checksum = 0.0
        for _ in 0..<200 {
            let (count, time, sum) = round()
            times.append(time)
            (views, checksum) = (count, sum)
        }
        let time = median(times)
        print(
            row(
                [
                    "W6", size, variant, "\(views)", "0", decimal(time / 1e6, 5),
                    decimal(time / Double(max(views, 1)), 1),
                    "0", decimal(checksum, 3)
                ]))
    }

    private static func count(layOut builders: [@Sendable (LayoutTree) -> [NodeID]]) -> (Int, Double, Double) {
        let trees = builders.map { build in
            let tree = newTree()
            return (tree, build(tree))
        }
        let start = now()
        let frames = trees.map { $0.layout($1, in: viewport(DocumentTrees.window)) }
        return total(frames, now() - start)
    }

    private static func count(layOut sources: [(source: String, entry: String)]) -> (Int, Double, Double) {
        let start = now()
        let frames = sources.compactMap { source, entry in
            Snippet(SourceText(name: "document.swift", text: source)).layOut(
                LayoutOptions(
                    entry: entry, size: DocumentTrees.window, assets: ["cover": Size(width: 1200, height: 800)])
            ).frames
        }
        return total(frames, now() - start)
    }

    private static func total(_ trees: [FrameTree], _ time: Double) -> (Int, Double, Double) {
        let frames = trees.flatMap { $0.nodes.map(\.frame) }
        return (frames.count, time, frames.reduce(0) { $0 + $1.minX + $1.minY + $1.width + $1.height })
    }

    private static func newTree() -> LayoutTree {
        let tree = LayoutTree(platform: .iOS, scale: 3)
        tree.maximumNodes = 2_000_000
        return tree
    }

    private static func viewport(_ size: ProposedViewSize) -> Viewport { Viewport(size: size) }

    private static func row(_ columns: [String]) -> String {
        (["recipes"] + columns).joined(separator: "\t")
    }

    /// The sum of all edges; engines that answer alike have the same.
    private static func sum(_ tree: LayoutTree) -> Double {
        var sum = 0.0
        for index in stride(from: 0, to: tree.nodeCount, by: max(tree.nodeCount / 1_000, 1)) {
            if let frame = tree.frame(of: NodeID(index: Int32(index))) {
                sum += frame.minX + frame.minY + frame.width + frame.height
            }
        }
        return sum
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    /// A number with a fixed count of decimals.
    private static func decimal(_ value: Double, _ places: Int) -> String {
        var power = 1.0
        for _ in 0..<places { power *= 10 }
        let scaled = Int((value * power).rounded())
        let (whole, part) = scaled.quotientAndRemainder(dividingBy: Int(power))
        guard places > 0 else { return "\(whole)" }
        let digits = String(abs(part))
        return "\(whole)." + String(repeating: "0", count: places - digits.count) + digits
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// The peak of the resident memory of this process, in bytes.
    private static func peakBytes() -> Double {
        #if canImport(Darwin)
            var usage = rusage()
            getrusage(RUSAGE_SELF, &usage)
            return Double(usage.ru_maxrss)
        #else
            // What getrusage gives includes the process that started this one.
            guard let file = fopen("/proc/self/status", "r") else { return 0 }
            defer { fclose(file) }
            var line = [CChar](repeating: 0, count: 256)
            while fgets(&line, Int32(line.count), file) != nil {
                let text = line.prefix { $0 != 0 }.map { Character(UnicodeScalar(UInt8(bitPattern: $0))) }
                guard text.starts(with: "VmHWM:") else { continue }
                return (Double(String(text.filter(\.isNumber))) ?? 0) * 1024
            }
            return 0
        #endif
    }
}
