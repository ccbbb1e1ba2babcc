import ArgumentParser
import CanonicalJSON
import Foundation

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
        var page = ".TH RECIPES 1\n.SH NAME\nrecipes \\- a catalogue of SwiftUI layout recipes that checks itself\n"
        page += ".SH SYNOPSIS\n.B recipes\n.I command\n[options]\n.SH COMMANDS\n"
        for command in CommandList.all {
            page += ".SS \(command._commandName)\n.nf\n"
            page += roff(RecipesCommand.helpMessage(for: command, columns: 78)) + "\n.fi\n"
        }
        page += """
            .SH EXIT STATUS
            .TP
            0
            Done, matched, passed.
            .TP
            1
            An honest negative: no match, a mismatch, nothing checked.
            .TP
            2
            It could not be done: bad input, an unsupported construct, a store that cannot be opened.
            .TP
            64
            Wrong usage.
            .SH ENVIRONMENT
            .TP
            RECIPES_STORE
            The store, unless \\-\\-store is given.
            .TP
            CI
            When set, record and accept write nothing unless \\-\\-force is given.
            .TP
            NO_COLOR
            When set, nothing is coloured.

            """
        if global.json {
            let document: JSON = ["format": "recipes.manual", "version": 1, "page": .string(page)]
            global.output.line(document.text(indented: true))
        } else {
            global.output.write(page)
        }
    }

    private func roff(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let escaped = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
            return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
        }.joined(separator: "\n")
    }
}
