import Diagnostics
import Foundation
import Testing

@testable import SwiftUIFrontEnd

/// A source with one mistake in it; `1️⃣` stands right before the text that the diagnostic points at.
struct MarkedSource: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    /// The UTF-8 offset of the marker; `nil` if the diagnostic is about no place.
    let offset: Int?
    let hint: String?
    let testDescription: String

    init(name: String? = nil, id: String, marked: String, hint: String? = nil) {
        let parts = marked.components(separatedBy: "1️⃣")
        self.id = id
        text = parts.joined()
        offset = parts.count > 1 ? parts[0].utf8.count : nil
        self.hint = hint
        testDescription = name ?? id + ": " + marked.prefix(60)
    }

    var snippet: Snippet { Snippet(SourceText(name: "V.swift", text: text)) }

    /// Expects a diagnostic to stand at the marker, and to have the hint if one is given.
    func expect(_ found: Diagnostic, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(found.id == id, "\(found.message)", sourceLocation: sourceLocation)
        #expect(found.range?.lowerBound == offset, "\(found.message)", sourceLocation: sourceLocation)
        if let hint { #expect(found.hints == [hint], sourceLocation: sourceLocation) }
    }
}
