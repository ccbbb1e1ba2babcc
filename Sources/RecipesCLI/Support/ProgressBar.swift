import Foundation

/// A bar on standard error, drawn only on a terminal.
struct ProgressBar {
    let label: String
    let isOn: Bool

    func update(_ done: Int, of total: Int) {
        // Nobody sees more steps than these.
        guard isOn, total > 0, done == total || done % max(1, total / 200) == 0 else { return }
        let width = 24
        let filled = width * done / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        write("\r\(label) \(bar) \(done)/\(total)")
    }

    /// Takes the bar away.
    func finish() {
        if isOn { write("\r\u{1B}[2K") }
    }

    private func write(_ text: String) { StandardStream.error.write(text) }
}
