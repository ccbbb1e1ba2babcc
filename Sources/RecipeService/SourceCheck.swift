import Diagnostics
import Foundation
import LayoutEngine
import SwiftUIFrontEnd

/// Tells which views of ordinary SwiftUI code lay out, and what is missing for the others.
public struct SourceCheck: Sendable {
    /// What became of one view.
    public struct ViewResult: Sendable {
        public enum State: String, Sendable, CaseIterable {
            case laysOut = "lays out"
            case fails
            /// Nothing in the file makes one, and no arguments could be made up that it lays out with.
            case needsArguments = "needs arguments"
        }

        public var file: String
        public var view: String
        public var state: State
        /// The expression with made-up arguments that was laid out, where nothing in the file makes the view.
        public var sample: String?
        public var diagnostics: [Diagnostic]
        /// What was assumed beside the arguments: values and views that nothing in the files declares.
        public var assumptions: [Diagnostic] = []

        /// Whether the view lays out only because something was made up.
        public var isAssumed: Bool { state == .laysOut && (sample != nil || !assumptions.isEmpty) }
    }

    /// How many views came to what.
    public struct Counts: Sendable, Hashable {
        public var laysOut = 0
        /// Those of `laysOut` for which something was made up.
        public var assumed = 0
        public var fails = 0
        public var needsArguments = 0

        public init(_ views: [ViewResult]) {
            for view in views {
                switch view.state {
                case .laysOut: laysOut += 1
                case .fails: fails += 1
                case .needsArguments: needsArguments += 1
                }
                if view.isAssumed { assumed += 1 }
            }
        }
    }

    /// One file with what was found in it.
    public struct FileResult: Sendable {
        public var file: String
        public var source: SourceText?
        public var views: [ViewResult]
        /// What kept the file from being read.
        public var diagnostics: [Diagnostic]
    }

    public var platform: Platform

    public init(platform: Platform = .iOS) { self.platform = platform }

    /// Every Swift file under the paths, sorted; a path that is a file is taken as it is.
    public static func files(under paths: [String]) throws -> [String] {
        var files: [String] = []
        for path in paths {
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
                throw InputError("there is no file or folder \(path)", id: "no-such-file")
            }
            guard isDirectory.boolValue else {
                files.append(path)
                continue
            }
            let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            files += names.filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
                .map { (path as NSString).appendingPathComponent($0) }
        }
        return files.sorted()
    }

    /// Whether a path is a folder.
    public static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// Checks files together, as a target compiles them: what a view needs of another file is found there if the name
    /// is declared only once.
    public func check(files: [String]) -> [FileResult] {
        var folder: SourceFolder?
        return files.map { file in
            let alone = check(file: file)
            guard files.count > 1, let source = alone.source,
                !alone.diagnostics.isEmpty
                    || alone.views.contains(where: { $0.state != .laysOut || !$0.assumptions.isEmpty })
            else { return alone }
            let known =
                folder
                ?? SourceFolder(files.compactMap { name in text(of: name).map { (name, $0) } }, platform: platform)
            folder = known
            let companions = known.companions(of: file)
            if companions.isEmpty { return alone }
            let together = check(source, companions: companions)
            return alone.isBetter(than: together) ? alone : together
        }
    }

    private func text(of file: String) -> String? {
        guard let bytes = try? RecipeInput.contents(of: file).bytes else { return nil }
        return String(data: bytes, encoding: .utf8)
    }

    /// Reads one file and lays out each of its views in a phone's window.
    public func check(file: String) -> FileResult {
        do {
            guard let bytes = try RecipeInput.contents(of: file).bytes else {
                throw InputError("there is no file \(file)", id: "no-such-file")
            }
            guard let text = String(data: bytes, encoding: .utf8) else {
                throw InputError("\(file) is not UTF-8 text", id: "not-utf8")
            }
            let source = SourceText(name: file, text: text)
            return check(source)
        } catch let error as InputError {
            return FileResult(file: file, source: nil, views: [], diagnostics: error.diagnostics)
        } catch {
            return FileResult(
                file: file, source: nil, views: [], diagnostics: [Diagnostic(id: "unreadable", message: "\(error)")])
        }
    }

    /// Whether a diagnostic tells of something assumed.
    private static func isAssumption(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.severity == .warning
            && ["assumed-number", "made-environment-object", "presumed-value", "unseen-module", "unseen-type"].contains(
                diagnostic.id)
    }

    /// Lays out each view of a source.
    public func check(_ source: SourceText, companions: String = "") -> FileResult {
        let snippet = Snippet(source, companions: companions, platform: platform)
        var views: [ViewResult] = []
        for candidate in snippet.candidates {
            guard let entry = candidate.entry ?? candidate.sample else {
                views.append(
                    ViewResult(file: source.name, view: candidate.name, state: .needsArguments, diagnostics: []))
                continue
            }
            var options = LayoutOptions(entry: entry, platform: platform)
            options.makesAssumptions = true
            let outcome = snippet.layOut(options)
            let isFinite = outcome.frames?.nodes.allSatisfy { $0.frame.isFinite } ?? false
            var result = ViewResult(
                file: source.name, view: candidate.name, state: isFinite ? .laysOut : .fails, sample: candidate.sample,
                diagnostics: outcome.diagnostics.filter { $0.severity == .error },
                assumptions: outcome.diagnostics.filter(Self.isAssumption))
            if result.sample != nil, !isFinite, !result.diagnostics.contains(where: StoppedSummary.isMissing) {
                // The view may well lay out with better arguments than those.
                result.state = .needsArguments
                result.diagnostics = []
            }
            views.append(result)
        }
        return FileResult(file: source.name, source: source, views: views, diagnostics: snippet.obstacles)
    }
}

extension SourceCheck.FileResult {
    /// Whether more views lay out.
    fileprivate func isBetter(than other: Self) -> Bool {
        views.count { $0.state == .laysOut } > other.views.count { $0.state == .laysOut }
            || views.count { $0.state == .fails } < other.views.count { $0.state == .fails }
    }
}
