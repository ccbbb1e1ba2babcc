import SwiftUI

struct TagCloud: View {
	let words: [String: Int] = ["swift": 12, "layout": 9, "stack": 4, "grid": 7, "shape": 3, "text": 10, "animation": 6, "preview": 2]

	private var ordered: [(key: String, value: Int)] {
		words.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
	}

	private func rows(perRow: Int = 3) -> [[(key: String, value: Int)]] {
		stride(from: 0, to: ordered.count, by: perRow).map {
			Array(ordered[$0..<min($0 + perRow, ordered.count)])
		}
	}

	var body: some View {
		VStack(spacing: 4) {
			ForEach(Array(rows().enumerated()), id: \.offset) { _, row in
				HStack(alignment: .lastTextBaseline, spacing: 12) {
					ForEach(row, id: \.key) { word, count in
						Text(word)
							.font(.system(size: 10 + CGFloat(count) * 2, weight: count > 8 ? .black : .regular, design: .rounded))
							.foregroundColor(Color(hue: Double(count) / 14, saturation: 0.8, brightness: 0.7))
					}
				}
			}
		}
		.padding()
	}
}

struct TagCloud_Previews: PreviewProvider {
	static var previews: some View {
		TagCloud()
	}
}
