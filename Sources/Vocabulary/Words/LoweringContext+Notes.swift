import Diagnostics
import LayoutEngine
import TextMetrics

extension LoweringContext {
    /// Says once a name that the size of a bitmap is not known.
    func noteMissingAsset(_ name: String, at offset: Int?) {
        noteOnce(
            "asset \(name)",
            Diagnostic(
                id: "unknown-asset", severity: .warning,
                message: "the size of the image \"\(name)\" is not known, so it is empty",
                range: offset.map { $0..<$0 }, hints: ["give its size in points under `assets`"]))
    }

    /// Says once what of a text is estimated.
    func noteEstimates(_ paragraph: Paragraph) {
        for estimate in paragraph.approximations {
            noteOnce(
                "text \(estimate)",
                Diagnostic(
                    id: "approximate-text", severity: .note, message: "a text is estimated: \(estimate)",
                    range: currentCall?.sourceOffset.map { $0..<$0 }))
        }
    }

    /// Says once a word that its size is modelled, not known.
    func noteApproximate(_ word: String, _ support: SupportLevel, _ remark: @autoclosure () -> String, at offset: Int?)
    {
        guard support == .approximate else { return }
        noteOnce(
            "size \(word)",
            Diagnostic(
                id: "approximate-size", severity: .note, message: "the size of `\(word)` is approximate",
                range: offset.map { $0..<$0 }, hints: [remark()].filter { !$0.isEmpty }))
    }
}
