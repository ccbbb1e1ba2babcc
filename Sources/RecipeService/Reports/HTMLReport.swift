import Diagnostics
import RecipeModel

/// One page with everything in it: counts, causes, and each recipe that is not right with its pictures.
///
/// No scripts, nothing from the network, light and dark.
public enum HTMLReport: ReportFormat {
    public static let kind = "html"

    public static func text(of report: ValidationReport) -> String {
        var out = head + "<h1>Validation of recipes</h1>\n"
        let verdict =
            report.isSuccess ? "<p class=\"verdict pass\">Passed.</p>" : "<p class=\"verdict fail\">Failed.</p>"
        out += verdict + "\n<p>\(ReportText.markup(TextReport.summary(of: report)))</p>\n"
        if report.recipes.isEmpty { out += "<p>No recipe is selected, so nothing was checked.</p>\n" }
        out += states(of: report) + causes(of: report)
        // The worst first; among equals the order of the report.
        let wrong = report.recipes.filter { !report.isGood($0.state) }
        for state in ValidationState.allCases.sorted(by: { $0.rank > $1.rank }) {
            for recipe in wrong where recipe.state == state { out += section(of: recipe, isOpen: wrong.count <= 50) }
        }
        let noticed = report.recipes.filter {
            report.isGood($0.state) && ($0.state != .pass || !$0.diagnostics.isEmpty)
        }
        for recipe in noticed { out += section(of: recipe, isOpen: false) }
        let passed = report.recipes.filter { $0.state == .pass && $0.diagnostics.isEmpty }
        if !passed.isEmpty {
            out +=
                "<details><summary>\(ReportText.count(passed.count, "recipe")) passed without remarks</summary>\n<ul class=\"columns\">\n"
            for recipe in passed {
                let compared = recipe.expectations.reduce(0) { $0 + $1.compared }
                out += "<li>\(ReportText.markup(recipe.title)) <span class=\"dim\">\(ReportText.markup(recipe.slug)), "
                out += "\(ReportText.count(compared, "number"))</span></li>\n"
            }
            out += "</ul></details>\n"
        }
        return out
            + "<footer class=\"dim\">Engine \(ReportText.markup(report.engineVersion)).</footer>\n</body></html>\n"
    }

    private static func states(of report: ValidationReport) -> String {
        var out = "<ul class=\"states\">\n"
        for state in ValidationState.allCases where report.count(state) > 0 || state == .pass {
            out += "<li class=\"\(state.rawValue)\"><b>\(report.count(state))</b> \(state.rawValue)</li>\n"
        }
        return out + "</ul>\n"
    }

    private static func causes(of report: ValidationReport) -> String {
        let groups = report.mismatchGroups
        guard !groups.isEmpty else { return "" }
        var out = "<h2>\(ReportText.count(report.mismatchCount, "mismatch", "mismatches")) in "
        out += "\(ReportText.count(groups.count, "cause"))</h2>\n<div class=\"scroll\"><table><thead><tr><th>view</th>"
        out += "<th>what</th><th>by</th><th>mismatches</th><th>recipes</th></tr></thead><tbody>\n"
        for group in groups.prefix(100) {
            let links = group.recipes.prefix(8).map {
                "<a href=\"#\(ReportText.markup($0))\">\(ReportText.markup($0))</a>"
            }
            let more = group.recipes.count > 8 ? " and \(group.recipes.count - 8) more" : ""
            out += "<tr><td>\(ReportText.markup(group.cause.view))</td><td>\(group.cause.field.rawValue)</td>"
            out += "<td>\(ReportText.delta(group.cause.delta))</td><td>\(group.mismatches)</td>"
            out += "<td>\(links.joined(separator: ", "))\(more)</td></tr>\n"
        }
        out += "</tbody></table></div>\n"
        if groups.count > 100 { out += "<p>… \(groups.count - 100) more causes</p>\n" }
        return out
    }

    private static func section(of recipe: RecipeResult, isOpen: Bool) -> String {
        var out = "<details id=\"\(ReportText.markup(recipe.slug))\"\(isOpen ? " open" : "")><summary>"
        out += "<span class=\"badge \(recipe.state.rawValue)\">\(recipe.state.rawValue)</span> "
        out +=
            "\(ReportText.markup(recipe.title)) <span class=\"dim\">\(ReportText.markup(recipe.slug))</span></summary>\n"
        out += list(of: recipe.diagnostics)
        if let reason = recipe.uncheckedReason { out += "<p>\(reason)</p>\n" }
        for result in recipe.expectations where result.state != .pass {
            let provenance = [
                result.provenance.origin.rawValue, result.provenance.os, result.provenance.device,
                result.provenance.version
            ]
            out += "<h3>\(ReportText.markup(result.scenario)) <span class=\"dim\">"
            out += "\(ReportText.markup(provenance.compactMap(\.self).joined(separator: ", ")))</span> "
            out += "<span class=\"badge \(result.state.rawValue)\">\(result.state.rawValue)</span></h3>\n"
            out += list(of: result.diagnostics)
            if let picture = result.picture {
                let label = "\(recipe.slug), \(result.scenario): expected frames over the layout"
                out += "<figure>\(OverlayPicture.svg(of: picture, result, label: label))<figcaption>"
                out += "<span class=\"key expected\"></span>expected <span class=\"key off\"></span>got "
                out += "<span class=\"key right\"></span>as expected <span class=\"key got\"></span>not checked"
                out += "</figcaption></figure>\n"
            }
            out += table(of: result)
        }
        return out + "</details>\n"
    }

    private static func list(of diagnostics: [Diagnostic]) -> String {
        guard !diagnostics.isEmpty else { return "" }
        var out = "<ul>\n"
        for diagnostic in diagnostics {
            out +=
                "<li class=\"\(diagnostic.severity.rawValue)\">\(ReportText.markup(ReportLines.line(of: diagnostic)))"
            if !diagnostic.hints.isEmpty {
                out += "<br><span class=\"dim\">\(ReportText.markup(diagnostic.hints.joined(separator: "; ")))</span>"
            }
            out += "</li>\n"
        }
        return out + "</ul>\n"
    }

    private static func table(of result: ExpectationResult) -> String {
        guard !result.mismatches.isEmpty else { return "" }
        var out =
            "<div class=\"scroll\"><table><thead><tr><th>node</th><th></th><th>expected</th><th>got</th><th>by</th>"
        out += "<th></th></tr></thead><tbody>\n"
        for (index, mismatch) in result.mismatches.enumerated() {
            let followers = result.mismatches.count { $0.cause == index }
            let role =
                if let cause = mismatch.cause { "follows \(result.mismatches[cause].node)" } else if followers > 0 {
                    "first cause, \(followers) follow"
                } else { "first cause" }
            out += "<tr class=\"\(mismatch.cause == nil ? "cause" : "follows")\">"
            out += "<td title=\"\(ReportText.markup(mismatch.path))\">\(ReportText.markup(mismatch.node))</td>"
            out += "<td>\(mismatch.field.rawValue)</td><td>\(ReportText.number(mismatch.expected))</td>"
            out += "<td>\(ReportText.number(mismatch.got))</td><td>\(ReportText.delta(mismatch.delta))</td>"
            out += "<td>\(ReportText.markup(role))</td></tr>\n"
        }
        return out + "</tbody></table></div>\n"
    }

    private static let head = """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>Validation of recipes</title>
        <style>
        :root { --ink: #202124; --dim: #5f6368; --page: #fff; --line: #dadce0; --good: #137333; --bad: #c5221f; --warn: #b06000;
          --got: #5f6368; --window: #fafafa }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #e8eaed; --dim: #9aa0a6; --page: #202124; --line: #3c4043; --good: #81c995; --bad: #f28b82;
            --warn: #fdd663; --got: #9aa0a6; --window: #28292c }
        }
        body { font: 15px/1.5 -apple-system, "SF Pro Text", Inter, system-ui, sans-serif; max-width: 68rem; margin: 2rem auto;
          padding: 0 1rem; color: var(--ink); background: var(--page) }
        .dim { color: var(--dim); font-weight: normal } .verdict { font-size: 1.25rem; font-weight: 600 }
        .states { display: flex; flex-wrap: wrap; gap: 1.5rem; list-style: none; padding: 0 }
        .states b { font-size: 1.5rem; display: block } .columns { columns: 20rem }
        .pass, .xfail { color: var(--good) } .fail, .error, .xpass { color: var(--bad) }
        .unchecked, .unsupported, .warning { color: var(--warn) } li.note { color: var(--dim) }
        .badge { font-size: .8rem; font-weight: 600; border: 1px solid currentColor; border-radius: 1rem; padding: 0 .5rem }
        details { border-top: 1px solid var(--line); padding: .5rem 0 } summary { cursor: pointer; font-weight: 600 }
        h3 { font-size: 1rem; margin: 1rem 0 .5rem } a { color: inherit }
        figure { margin: .5rem 0; overflow: auto } figcaption { font-size: 13px; color: var(--dim) }
        svg { max-width: 100%; height: auto; max-height: 40rem }
        svg text { fill: var(--bad) } svg rect, svg path { fill: none; stroke-width: 1 }
        svg .window { fill: var(--window); stroke: var(--line) } svg .got * { stroke: var(--got); stroke-opacity: .5; stroke-width: .5 }
        svg .right * { stroke: var(--good) } svg .off rect { fill: var(--warn); fill-opacity: .25; stroke: var(--warn) }
        svg .off path { stroke: var(--warn) } svg .expected * { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 4 2 }
        .key { display: inline-block; width: .8rem; height: .8rem; margin: 0 .3rem 0 .8rem; border: 1px solid var(--got) }
        .key.expected { border: 2px dashed var(--bad) } .key.right { border-color: var(--good) }
        .key.off { border-color: var(--warn); background: color-mix(in srgb, var(--warn) 25%, transparent) }
        .scroll { overflow: auto } table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums }
        td, th { text-align: left; padding: .15rem .9rem .15rem 0; border-bottom: 1px solid var(--line) }
        tr.cause td { font-weight: 600 } tr.follows td { color: var(--dim) }
        footer { margin-top: 2rem } @media print { details { break-inside: avoid } }
        </style></head><body>

        """
}
