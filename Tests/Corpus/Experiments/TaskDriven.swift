import SwiftUI

actor Cache { private var values: [Int: String] = [:]; func value(_ k: Int, make: @Sendable () async -> String) async -> String { if let v = values[k] { return v }; let v = await make(); values[k] = v; return v } }
struct TaskDriven: View {
    @State private var lines: [String] = []
    private let cache = Cache()
    var body: some View {
        VStack { ForEach(lines, id: \.self) { Text($0) }; if lines.isEmpty { ProgressView() } }
            .task {
                await withTaskGroup(of: (Int, String).self) { group in
                    for i in 0..<3 { group.addTask { (i, await cache.value(i) { "line \(i)" }) } }
                    var found: [(Int, String)] = []
                    for await r in group { found.append(r) }
                    lines = found.sorted { $0.0 < $1.0 }.map(\.1)
                }
                let more = await Task.detached(priority: .utility) { (1...3).map { $0 * $0 } }.value
                lines.append(more.map(String.init).joined(separator: ","))
                do { try await Task.sleep(until: .now + .seconds(1), clock: .continuous) } catch { lines.append("cancelled") }
                await MainActor.run { lines.append("end") }
            }
    }
}
