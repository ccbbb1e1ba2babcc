import Diagnostics
import Foundation
import RecipeModel
import RecipeService

/// Asks about one difference after the other.
struct ReviewDialog {
    let catalogue: Catalogue
    let output: Output
    let force: Bool
    /// Reads an answer; `nil` at the end of input.
    var readAnswer: () -> String? = { readLine() }

    /// A decision that also holds for the rest.
    private enum Rest { case accept, reject, skip }

    /// How many scenarios are left undecided.
    func run(_ pending: [Catalogue.Pending]) throws -> Int {
        var rest: (Rest, reason: String)?
        var accepted: (causes: Set<MismatchCause>, reason: String) = ([], "")
        var left = 0
        for (index, one) in pending.enumerated() {
            output.write(Self.text(of: one, color: output.isColored))
            if let rest {
                if try !decide(one, rest.0, reason: rest.reason) { left += 1 }
                continue
            }
            if one.isExplained(by: accepted.causes) {
                if try !decide(one, .accept, reason: accepted.reason) { left += 1 }
                continue
            }
            output.note(
                "\(index + 1) of \(pending.count)  [a]ccept [r]eject [s]kip, capitals for all, accept by [c]ause, [q]uit"
            )
            switch answer(among: ["a", "r", "s", "A", "R", "S", "c", "q"]) {
            case "a":
                // What is refused anyway needs no reason.
                if try !decide(one, .accept, reason: isRefused(one) ? "" : reason("accepted")) { left += 1 }
            case "r": if try !decide(one, .reject, reason: reason("rejected")) { left += 1 }
            case "s": left += 1
            case "c":
                accepted = (accepted.causes.union(one.causes), reason("accepted"))
                if try !decide(one, .accept, reason: accepted.reason) { left += 1 }
            case "A":
                rest = (.accept, reason("accepted"))
                if try !decide(one, .accept, reason: rest?.reason ?? "") { left += 1 }
            case "R":
                rest = (.reject, reason("rejected"))
                if try !decide(one, .reject, reason: rest?.reason ?? "") { left += 1 }
            default: return left + pending.count - index
            }
        }
        return left
    }

    /// Whether accepting would replace better numbers without being told to.
    private func isRefused(_ one: Catalogue.Pending) -> Bool { one.needsForce && !force }

    /// Whether the decision was carried out.
    private func decide(_ one: Catalogue.Pending, _ decision: Rest, reason: String) throws -> Bool {
        switch decision {
        case .skip: return false
        case .reject where one.results.isEmpty:
            output.note("\(one.slug): only the layout tree differs; change the snippet, or accept the tree")
            return false
        case .reject:
            _ = try catalogue.reject(one.slug, scenarios: [one.scenario], reason: reason)
            return true
        case .accept:
            guard !isRefused(one) else {
                output.note("\(one.slug): \(one.origin.rawValue) numbers are only replaced with --force")
                return false
            }
            let outcomes = try catalogue.record(
                one.slug, scenarios: [one.scenario], replacesBetter: force, change: .accept, reason: reason)
            return outcomes.allSatisfy {
                [.recorded, .unchanged, .treeRenewed, .noLongerFailing].contains($0.action)
            }
        }
    }

    private func answer(among keys: [String]) -> String {
        while true {
            guard let text = readAnswer()?.filter({ !$0.isWhitespace }) else { return "q" }
            if keys.contains(text) { return text }
            output.note("answer with one of \(keys.joined(separator: ", "))")
        }
    }

    /// A decision needs a reason, which the history keeps.
    private func reason(_ word: String) -> String {
        while true {
            output.note("why? (kept in the history)")
            guard let text = readAnswer() else { return "\(word) in review" }
            if !text.allSatisfy(\.isWhitespace) { return text }
        }
    }

    /// What differs in one scenario.
    static func text(of one: Catalogue.Pending, color: Bool) -> String {
        var result = RecipeResult(slug: one.slug, title: one.title, expectations: one.results)
        result.state = .fail
        result.diagnostics = one.tree.map { [$0] } ?? []
        let report = ValidationReport(engineVersion: EngineVersion.current, recipes: [result])
        let width = Terminal.isOutputTerminal ? Terminal.width : 80
        // The counts at the end are those of one scenario and say nothing here.
        var text = TextReport.text(of: report, color: color, width: width)
        text.removeLast(TextReport.summary(of: report).count + 1)
        return text
    }
}
