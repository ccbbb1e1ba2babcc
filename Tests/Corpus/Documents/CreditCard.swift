import SwiftUI

struct CreditCard: View {
    var number = "4929123456789012"
    var holder = "Mateo Rossi"
    var expires = (month: 7, year: 2028)
    @State private var masked = true

    private var groups: [String] {
        stride(from: 0, to: number.count, by: 4).map { offset in
            let start = number.index(number.startIndex, offsetBy: offset)
            let end = number.index(start, offsetBy: 4, limitedBy: number.endIndex) ?? number.endIndex
            let group = String(number[start..<end])
            return masked && offset < 12 ? "••••" : group
        }
    }

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("NORDBANK").font(.headline).italic()
                Spacer()
                Image(systemName: "wave.3.right.circle")
                    .font(.title2)
            }
            Spacer()
            RoundedRectangle(cornerRadius: 6)
                .fill(LinearGradient(colors: [.yellow, .brown], startPoint: .topLeading, endPoint: .bottomTrailing))
                .frame(width: 44, height: 32)
                .overlay {
                    Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                        GridRow { Color.clear; Color.clear }
                        GridRow { Color.clear; Color.clear }
                    }
                    .border(.black.opacity(0.3))
                }
            Spacer()
            HStack {
                ForEach(Array(groups.enumerated()), id: \.offset) { index, group in
                    Text(group)
                    if index < groups.count - 1 { Spacer() }
                }
            }
            .font(.system(.title3, design: .monospaced))
            Spacer()
            HStack(alignment: .bottom) {
                Text(holder.uppercased()).lineLimit(1)
                Spacer()
                Text(String(format: "%02d/%02d", expires.month, expires.year % 100))
            }
            .font(.footnote)
        }
        .padding(20)
        .foregroundStyle(.white)
        .aspectRatio(1.586, contentMode: .fit)
        .background {
            ZStack {
                Color.black
                Circle().fill(.purple.opacity(0.6)).offset(x: -80, y: -60)
                Circle().fill(.blue.opacity(0.4)).offset(x: 120, y: 80)
            }
        }
        .clipShape(.rect(cornerRadius: 18))
        .padding()
        .onTapGesture { masked.toggle() }
    }
}

#Preview {
    CreditCard()
}
