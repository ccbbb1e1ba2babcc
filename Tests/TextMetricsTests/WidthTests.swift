import LayoutEngine
import Testing
import TextMetrics

/// Widths against San Francisco's own; Data/widths.json names where each was measured.
struct WidthTests {
    /// The one record whose weight was inferred and is not certain: it would bend the widths of others if it were met.
    static let uncertain = "Visible"

    @Test(arguments: RecordedWidth.all.filter { $0.grid == 0 })
    func unroundedWidth(_ record: RecordedWidth) {
        #expect(abs(record.measured - record.width) < 0.01, "\(record.measured)")
    }

    @Test(arguments: RecordedWidth.all.filter { $0.grid > 0 && $0.text != uncertain })
    func roundedWidth(_ record: RecordedWidth) {
        let style = ParagraphStyle(platform: record.system, scale: record.grid)
        let size = Paragraph(runs: record.runs, style: style).sizeThatFits(.unspecified)
        // Some sources print one decimal only.
        #expect(abs(size.width - record.width) < 0.051, "\(size.width)")
    }

    @Test(arguments: RecordedWidth.all.filter { $0.text == uncertain })
    func uncertainWidth(_ record: RecordedWidth) {
        #expect(abs(record.measured - record.width) < 0.34, "\(record.measured)")
    }

    /// Kerning alone, as three strings were recorded at 17 points with and without it.
    @Test(arguments: [("AVAST Wavy To. LT", -6.72), ("Tap me!", -1.4)])
    func kerning(_ text: String, _ expected: Double) {
        let font = Font.system(size: 17).resolved()
        let kerned = font.width(of: text)
        let apart = text.reduce(0) { $0 + font.width(of: String($1)) }
        #expect(abs(kerned - apart - expected) < 0.06, "\(kerned - apart)")
    }

    @Test func everyRecordIsRead() {
        #expect(RecordedWidth.all.count == 92)
    }

    @Test func meanAndWorstError() {
        let records = RecordedWidth.all
        var relative = 0.0
        var worst = 0.0
        for record in records {
            // A rounded width is on average half a pixel above the true one.
            let error = abs(record.measured - record.width + (record.grid > 0 ? 0.5 / record.grid : 0))
            relative += error / record.width
            worst = max(worst, error)
        }
        print("widths: mean \(relative / Double(records.count) * 100) %, worst \(worst) pt")
        #expect(relative / Double(records.count) < 0.005)
        #expect(worst < 0.5)
    }
}
