import SwiftUI

struct StackedPercentBar: View {
    struct Part: Identifiable {
        let label: String
        let share: CGFloat
        let color: Color
        var id: String { label }
    }

    var parts: [Part] = [
        Part(label: "Apps", share: 0.42, color: .red),
        Part(label: "Photos", share: 0.25, color: .yellow),
        Part(label: "Media", share: 0.08, color: .purple),
        Part(label: "System", share: 0.12, color: .gray)
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Text("iPhone").font(.headline)
                Spacer()
                Text("111.3 GB of 128 GB used")
                    .font(.footnote)
                    .foregroundColor(.secondary)
            }
            GeometryReader { geo in
                HStack(spacing: 1) {
                    ForEach(parts) { part in
                        Rectangle()
                            .fill(part.color)
                            .frame(width: geo.size.width * part.share)
                    }
                    Spacer(minLength: 0)
                }
                .background(Color(UIColor.systemGray5))
                .clipShape(RoundedRectangle(cornerRadius: 5))
            }
            .frame(height: 22)
            HStack(spacing: 14) {
                ForEach(parts) { part in
                    HStack(spacing: 4) {
                        Circle().fill(part.color).frame(width: 8, height: 8)
                        Text(part.label).font(.caption)
                    }
                }
            }
        }
        .padding()
        .background(Color.white)
    }
}

#Preview {
    StackedPercentBar()
}
