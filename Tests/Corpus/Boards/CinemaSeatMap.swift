import SwiftUI

struct Seat: Hashable {
    let row: Int
    let number: Int
    var name: String { "\(Character(UnicodeScalar(65 + row)!))\(number + 1)" }
}

struct CinemaSeatMap: View {
    @State private var selected: Set<Seat> = [Seat(row: 3, number: 4), Seat(row: 3, number: 5)]
    private let taken: Set<Seat> = Set((0..<12).map { Seat(row: $0 % 5, number: ($0 * 3) % 8) })
    private let prices = [0..<2: 9.5, 2..<6: 12.0]

    private func price(_ seat: Seat) -> Double {
        prices.first { $0.key.contains(seat.row) }?.value ?? 0
    }

    private var total: Double { selected.map(price).reduce(0, +) }

    var body: some View {
        VStack(spacing: 24) {
            ScreenCurve()
                .stroke(.blue, lineWidth: 4)
                .frame(height: 30)
                .padding(.horizontal, 30)
            VStack(spacing: 8) {
                ForEach(0..<6, id: \.self) { row in
                    HStack(spacing: 8) {
                        ForEach(0..<8, id: \.self) { number in
                            let seat = Seat(row: row, number: number)
                            seatView(seat)
                            if number == 3 { Spacer().frame(width: 20) }
                        }
                    }
                }
            }
            HStack {
                Text(selected.map(\.name).sorted().joined(separator: ", "))
                Spacer()
                Text(total, format: .currency(code: "GBP")).bold()
            }
            .padding()
        }
    }

    @ViewBuilder
    private func seatView(_ seat: Seat) -> some View {
        let isTaken = taken.contains(seat)
        UnevenRoundedRectangle(cornerRadii: .init(topLeading: 8, bottomLeading: 3, bottomTrailing: 3, topTrailing: 8))
            .fill(isTaken ? .gray.opacity(0.3) : selected.contains(seat) ? .orange : .blue)
            .frame(width: 28, height: 28)
            .onTapGesture {
                guard !isTaken else { return }
                if selected.remove(seat) == nil { selected.insert(seat) }
            }
    }

    struct ScreenCurve: Shape {
        func path(in rect: CGRect) -> Path {
            Path {
                $0.move(to: CGPoint(x: rect.minX, y: rect.maxY))
                $0.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.minY))
            }
        }
    }
}

#Preview {
    CinemaSeatMap()
}
