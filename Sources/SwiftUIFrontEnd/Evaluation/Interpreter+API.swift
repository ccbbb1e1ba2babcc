import Diagnostics
import Vocabulary

extension Interpreter {
    /// All declared types, in order.
    func describedTypes() -> [TypeDescription] {
        index.typeOrder.filter { $0.kind != .protocolType && isOwn($0) }.map { info in
            var required = initializers(of: info).map { target in
                target.parameters.filter { !$0.hasDefault }.map { $0.label ?? $0.name }
            }
            // A value of an enum is one of its cases, which nothing here names.
            if info.kind == .enumeration, required.isEmpty { required = [["case"]] }
            return TypeDescription(
                name: info.name, conformances: info.conformances,
                requiredParameters: required.min { $0.count < $1.count } ?? [],
                storedProperties: info.stored.map {
                    ($0.name, $0.wrapperAttribute?.name, $0.declaration.initial != nil, $0.type)
                }, range: info.declaration?.nameRange ?? 0..<0)
        }
    }

    /// Whether a type is not only a companion's.
    private func isOwn(_ info: TypeInfo) -> Bool {
        (info.declaration?.nameRange.lowerBound ?? 0) < program.ownEnd
    }

    /// The previews: `previews` of preview providers by type name, then `#Preview` by title.
    var previewEntries: [PreviewEntry] {
        var entries: [PreviewEntry] = []
        for info in index.typeOrder where info.conforms(to: "PreviewProvider") && isOwn(info) {
            entries.append(
                PreviewEntry(
                    title: info.name, entry: info.name + ".previews", names: Set(info.declaration.map(namesUsed) ?? []),
                    evaluate: { [unowned self] in
                        self.showsOneView = true
                        return try self.previewing { try self.staticProperty("previews", of: info.typeName) }
                    }))
        }
        for (place, preview) in program.previews.enumerated() {
            let use = NameUse(statements: preview.body)
            entries.append(
                PreviewEntry(
                    title: preview.title, entry: preview.title.map { "#Preview(\"\($0)\")" } ?? "#Preview \(place + 1)",
                    names: Set(use.mentions),
                    evaluate: { [unowned self] in
                        self.previewTraits = try preview.traits.map {
                            try self.evaluate($0, expected: .named("PreviewTrait"), owner: nil)
                        }
                        return try self.previewing { try self.evaluate(builder: preview.body) }
                    }))
        }
        return entries
    }

    /// Runs the code of a preview, which may show what another file declares.
    private func previewing(_ body: () throws -> Value) rethrows -> Value {
        isInPreview = true
        defer { isInPreview = false }
        return try body()
    }

    /// The line and column, from 1, of a UTF-8 offset.
    func location(of offset: Int) -> (line: Int, column: Int) {
        let line = text.line(of: offset)
        return (line, offset - text.start(ofLine: line) + 1)
    }

    /// The word that begins at a UTF-8 offset.
    func wordRange(at offset: Int) -> Range<Int> {
        let bytes = text.bytes
        let start = max(0, min(offset, bytes.count))
        func isWord(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                true
            default: byte >= 0x80 && Unicode.Scalar(byte).properties.isAlphabetic
            }
        }
        var end = start
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
        return start..<max(end, min(start + 1, bytes.count))
    }

    /// Where a stored property is declared; `nil` if several types or none declare it.
    func placeOfState(_ name: String) -> Range<Int>? {
        let found = index.typeOrder.flatMap(\.stored).filter { $0.name == name }
        return found.count == 1 ? found[0].declaration.range : nil
    }

    // MARK: What a run leaves behind

    /// Notes since they were last taken.
    func takeNotes() -> [Diagnostic] {
        defer { notes = [] }
        return notes
    }

    /// The context of a `TimelineView`: the fixed date.
    func timelineContext() -> Value {
        let date = (try? evaluate(expression: "Date()", as: nil)) ?? .none
        return .native(
            RecordValue(
                "TimelineViewDefaultContext",
                [("date", date), ("cadence", .native(Token("TimelineViewDefaultContext.Cadence", "live")))]))
    }
}
