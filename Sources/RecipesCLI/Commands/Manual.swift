import ArgumentParser
import CanonicalJSON
import Diagnostics
import Foundation
import RecipeService

struct Manual: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual",
        abstract: "Print the manual page, or that of one command.",
        discussion: """
            Examples:
              recipes manual | man -l -
              recipes manual search | man -l -
              recipes manual -o man1/
            """)

    @Argument(help: "A command; the whole tool without.") var command: String?
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the pages of the tool and of every command into this folder.", valueName: "folder"))
    var output: String?
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if let command {
            guard CommandList.command(command) != nil else {
                let near = NearestName.of(command, among: CommandList.names).map { "; did you mean \($0)?" } ?? ""
                throw ValidationError("there is no command \(TerminalText.escaped(command))\(near)")
            }
            if output != nil { throw ValidationError("-o writes all pages, so no command is named") }
        }
    }

    func run() throws {
        if let output { return try writeAll(to: output) }
        let page = command.map(self.page) ?? wholePage
        if global.json {
            let document: JSON = ["format": "recipes.manual", "version": 1, "page": .string(page)]
            global.output.line(document.text(indented: true))
        } else {
            global.output.write(page)
        }
    }

    private func writeAll(to folder: String) throws {
        try global.output.makeFolder(folder)
        let pages = [("recipes", wholePage)] + CommandList.names.map { ("recipes-" + $0, page(of: $0)) }
        for (name, text) in pages {
            try global.output.write(text, to: (folder as NSString).appendingPathComponent(name + ".1"))
        }
        if global.json {
            let names = pages.map { JSON.string($0.0 + ".1") }
            let document: JSON = ["format": "recipes.manual", "version": 1, "files": .array(names)]
            global.output.line(document.text(indented: true))
        } else {
            global.output.line("wrote \(pages.count) pages to \(folder)")
        }
    }

    private static let date = "2026-11-21"

    /// The page of one command: `man recipes-search`.
    private func page(of name: String) -> String {
        guard let command = CommandList.command(name) else { return "" }
        let title = "recipes-\(name)"
        var page = ".TH \(roff(title.uppercased())) 1 \(Self.date) \"recipes \(EngineVersion.current)\"\n"
        page += ".SH NAME\n\(roff(title)) \\- \(roff(command.configuration.abstract))\n"
        page += ".SH DESCRIPTION\n.nf\n"
        page += roff(RecipesCommand.helpMessage(for: command, columns: 72)) + "\n.fi\n"
        return page + ".SH SEE ALSO\n.BR recipes (1)\n"
    }

    private var wholePage: String {
        var page = ".TH RECIPES 1 \(Self.date) \"recipes \(EngineVersion.current)\"\n"
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
            .TP
            RECIPES_DIFF_TOOL
            The program that validate runs with two files, the expected and the
            got frames, for each expectation that differs.
            .SH FILES
            .TP
            \\&.recipes/catalogue.sqlite
            The store of a project, here or in a folder above.
            .TP
            ~/.local/share/recipes/catalogue.sqlite
            The store of a user.

            """
        return page
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
