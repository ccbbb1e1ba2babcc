import SwiftUI

struct Pin: Identifiable {
    let id = UUID()
    let title: String
    let ratio: CGFloat
}

struct TwoColumnPinboard: View {
    private let pins: [Pin] = [
        Pin(title: "Moss garden", ratio: 3/4), Pin(title: "Loft", ratio: 1), Pin(title: "Bicycle", ratio: 16/9),
        Pin(title: "Ceramics, glazed at 1,200 degrees", ratio: 2/3), Pin(title: "Type specimen", ratio: 4/5)
    ]

    private var columns: [[Pin]] {
        var result: [[Pin]] = [[], []]
        for (offset, pin) in pins.enumerated() {
            result[offset % 2].append(pin)
        }
        return result
    }

    var body: some View {
        ScrollView {
            HStack(alignment: .top, spacing: 8) {
                ForEach(columns.indices, id: \.self) { column in
                    LazyVStack(spacing: 8) {
                        ForEach(columns[column]) { pin in
                            VStack(alignment: .leading, spacing: 4) {
                                Color.gray.opacity(0.3)
                                    .aspectRatio(pin.ratio, contentMode: .fit)
                                    .clipShape(.rect(cornerRadius: 14))
                                Text(pin.title)
                                    .font(.caption)
                                    .bold()
                            }
                        }
                    }
                }
            }
            .padding(.horizontal, 8)
        }
    }
}

#Preview {
    TwoColumnPinboard()
}
