import CanonicalJSON
import Diagnostics
import LayoutEngine
import RecipeModel

extension JSONReport {
    /// Reads a report back.
    ///
    /// - Throws: `InputError` that names the place of what is missing or of the wrong type.
    public static func read(_ text: String, name: String) throws -> ValidationReport {
        do { return try report(text) } catch let problem as JSONMembers.Problem {
            throw InputError("\(name) is not a report of recipes: \(problem)", id: "bad-report")
        }
    }

    private static func report(_ text: String) throws -> ValidationReport {
        let document: JSON
        do { document = try JSON(parsing: text) } catch {
            throw JSONMembers.Problem(description: "it is not JSON: \(error)")
        }
        let top = JSONMembers(document, path: "")
        guard try top.text("format") == format else {
            throw JSONMembers.Problem(description: "format is not \(format)")
        }
        let found = try top.number("version")
        guard found == Double(version) else {
            throw JSONMembers.Problem(
                description: "version \(JSON.text(of: found)) of the format is not known, \(version) is")
        }
        let recipes = try top.list("recipes").map { try recipe($0) }
        var report = ValidationReport(engineVersion: try top.text("engine"), recipes: recipes)
        let rules = try top.object("rules")
        report.allowsEmpty = try rules.flag("allowEmpty")
        report.isStrict = try rules.flag("strict")
        if document["shard"] != nil {
            let shard = try top.object("shard")
            report.shard = ReportShard(index: try shard.count("index"), count: try shard.count("count"))
        }
        report.emptyInputs = document["emptyInputs"]?.arrayValue?.compactMap(\.stringValue) ?? []
        return report
    }

    /// Reads one recipe of a report.
    static func recipe(from json: JSON) throws -> RecipeResult { try recipe(JSONMembers(json, path: "")) }

    private static func recipe(_ reader: JSONMembers) throws -> RecipeResult {
        var result = RecipeResult(
            slug: try reader.text("slug"), title: try reader.text("title"),
            expectations: try reader.list("expectations").map { try expectation($0) })
        result.state = try reader.value("state", ValidationState.init(rawValue:))
        let diagnostics = try reader.list("diagnostics")
        result.diagnostics = try diagnostics.map { try diagnostic($0) }
        for (index, json) in diagnostics.enumerated() { result.diagnosticLines[index] = try line(json) }
        result.document = try reader.optionalText("document")
        let basis = try reader.object("basis")
        result.basis = LayoutBasis(
            trees: try basis.count("trees"), snippets: try basis.count("snippets"), bound: try basis.count("bound"),
            outdated: basis.json["outdated"] == nil ? 0 : try basis.count("outdated"))
        return result
    }

    private static func expectation(_ reader: JSONMembers) throws -> ExpectationResult {
        let provenance = Provenance(
            origin: try reader.value("origin", Provenance.Origin.init(rawValue:)), os: try reader.optionalText("os"),
            device: try reader.optionalText("device"), version: try reader.optionalText("version"))
        let diagnostics = try reader.list("diagnostics")
        var result = ExpectationResult(
            scenario: try reader.text("scenario"), provenance: provenance,
            state: try reader.value("state", ValidationState.init(rawValue:)),
            mismatches: try reader.list("mismatches").map { try mismatch($0) },
            compared: try reader.count("compared"), largestDelta: try reader.number("largestDelta"),
            diagnostics: try diagnostics.map { try diagnostic($0) })
        result.line = try line(reader)
        for (index, json) in diagnostics.enumerated() { result.diagnosticLines[index] = try line(json) }
        for (index, mismatch) in result.mismatches.enumerated() {
            guard let cause = mismatch.cause else { continue }
            guard result.mismatches.indices.contains(cause), cause != index else {
                throw JSONMembers.Problem(description: "a mismatch follows one that is not there")
            }
        }
        if reader.json["picture"] != nil {
            let picture = try reader.object("picture")
            result.picture = ScenarioPicture(
                window: Size(width: try picture.number("width"), height: try picture.number("height")),
                got: try picture.list("got").map { try box($0) },
                expected: try picture.list("expected").map { try box($0) })
        }
        return result
    }

    private static func mismatch(_ reader: JSONMembers) throws -> FrameMismatch {
        let follows = reader.json["follows"]
        var mismatch = FrameMismatch(
            node: try reader.text("node"), path: try reader.text("path"),
            field: try reader.value("field", FrameMismatch.Field.init(rawValue:)),
            expected: try reader.number("expected"), got: try reader.number("got"), delta: try reader.number("delta"),
            nodeIndex: try reader.count("index"),
            cause: follows == nil || follows == .null ? nil : try reader.count("follows"))
        mismatch.line = try line(reader)
        return mismatch
    }

    private static func line(_ reader: JSONMembers) throws -> Int? {
        guard reader.json["line"] != nil else { return nil }
        let line = try reader.count("line")
        guard line > 0 else { throw JSONMembers.Problem(description: "a line is 0, they count from 1") }
        return line
    }

    private static func box(_ reader: JSONMembers) throws -> ScenarioPicture.Box {
        ScenarioPicture.Box(
            path: try reader.text("path"), name: try reader.text("name"), kind: try reader.text("kind"),
            depth: try reader.count("depth"),
            frame: Rect(
                x: try reader.number("x"), y: try reader.number("y"), width: try reader.number("width"),
                height: try reader.number("height")))
    }

    private static func diagnostic(_ reader: JSONMembers) throws -> Diagnostic {
        Diagnostic(
            id: try reader.text("id"),
            severity: try reader.value("severity", Diagnostic.Severity.init(rawValue:)),
            message: try reader.text("message"),
            hints: try reader.list("hints").map {
                guard let text = $0.json.stringValue else {
                    throw JSONMembers.Problem(description: "\($0.path) is not a text")
                }
                return text
            })
    }
}
