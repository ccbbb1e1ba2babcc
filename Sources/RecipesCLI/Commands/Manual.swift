import ArgumentParser
import CanonicalJSON
import RecipeService

struct Manual: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual",
        abstract: "Print the manual page.",
        discussion: """
            Example:
              recipes manual | man -l -
            """)

    @OptionGroup var global: GlobalOptions

    func run() throws {
        var page = ".TH RECIPES 1 2026-11-21 \"recipes \(EngineVersion.current)\"\n"
        page += ".SH NAME\nrecipes \\- a catalogue of SwiftUI layout recipes that checks itself\n"
        page += ".SH SYNOPSIS\n.B recipes\n.I command\n[options]\n"
        for group in CommandList.groups {
            page += ".SH \(group.title.uppercased())\n"
            for name in group.names {
                guard let command = CommandList.command(name) else { continue }
                page += ".SS \(roff(name))\n.nf\n"
                page += roff(RecipesCommand.helpMessage(for: command, columns: 72)) + "\n.fi\n"
            }
        }
        for topic in HelpTopic.topics {
            let lines = topic.1.split(separator: "\n", omittingEmptySubsequences: false)
            page += ".SH \(lines[0])\n.nf\n" + roff(lines.dropFirst().joined(separator: "\n")) + ".fi\n"
        }
        page += """
            .SH ENVIRONMENT
            .TP
            RECIPES_STORE
            The store, unless \\-\\-store is given.
            .TP
            XDG_DATA_HOME
            The folder that holds the store of a user; otherwise ~/.local/share.
            .TP
            CI
            When set, record, accept, reject and update write nothing unless
            \\-\\-write is given.
            .TP
            NO_COLOR, TERM
            When the one is set or the other is dumb, nothing is coloured.
            .TP
            RECIPES_PAGER, PAGER
            What long output is shown with.
            .SH FILES
            .TP
            \\&.recipes/catalogue.sqlite
            The store of a project, here or in a folder above.
            .TP
            ~/.local/share/recipes/catalogue.sqlite
            The store of a user.

            """
        if global.json {
            let document: JSON = ["format": "recipes.manual", "version": 1, "page": .string(page)]
            global.output.line(document.text(indented: true))
        } else {
            global.output.write(page)
        }
    }

    private func roff(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap(folded).map { line in
            let escaped = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
            return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
        }.joined(separator: "\n")
    }

    /// A line of usage in parts that fit the page; the parser leaves it as long as it is.
    private func folded(_ line: Substring) -> [String] {
        guard line.hasPrefix("USAGE: "), line.count > 72 else { return [String(line)] }
        var lines: [String] = []
        var current = ""
        // `[--tag <tag> ...]` stays together.
        for part in line.replacing(" [", with: "\n[").split(separator: "\n") {
            if current.count + 1 + part.count > 72 {
                lines.append(current)
                current = "          " + part
            } else {
                current += (current.isEmpty ? "" : " ") + part
            }
        }
        return lines + [current]
    }
}
