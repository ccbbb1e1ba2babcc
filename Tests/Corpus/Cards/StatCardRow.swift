import SwiftUI

struct StatCard: View {
	var title: String
	var value: String
	var delta: Double

	private var isUp: Bool { delta >= 0 }

	var body: some View {
		VStack(alignment: .leading) {
			Text(title.uppercased())
				.font(.caption2)
				.kerning(1.2)
				.foregroundColor(.secondary)
			Text(value)
				.font(.system(size: 28, weight: .bold, design: .rounded))
				.minimumScaleFactor(0.5)
				.lineLimit(1)
			Label("\(abs(delta), specifier: "%.1f")%", systemImage: isUp ? "arrow.up.right" : "arrow.down.right")
				.font(.footnote)
				.foregroundColor(isUp ? .green : .red)
		}
		.padding()
		.frame(maxWidth: .infinity, alignment: .leading)
		.background(Color.gray.opacity(0.12))
		.cornerRadius(12)
	}
}

struct StatCardRow: View {
	var body: some View {
		VStack(spacing: 12) {
			HStack(spacing: 12) {
				StatCard(title: "Revenue", value: "€ 12,480", delta: 4.2)
				StatCard(title: "Orders", value: "318", delta: -1.75)
			}
			StatCard(title: "Conversion", value: "3.9 %", delta: 0)
		}
		.padding()
	}
}

struct StatCardRow_Previews: PreviewProvider {
	static var previews: some View {
		StatCardRow()
			.previewLayout(.sizeThatFits)
	}
}
