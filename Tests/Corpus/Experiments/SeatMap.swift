import SwiftUI

struct Seat: Identifiable, Equatable, CustomDebugStringConvertible { var id: String { debugDescription }; let row: Character; let number: Int; var debugDescription: String { "\(row)\(number)" } }
struct SeatMap: View {
    private let rows: ClosedRange<UInt8> = UInt8(ascii: "A")...UInt8(ascii: "F")
    private var seats: [[Seat]] { rows.map { r in (1...8).map { Seat(row: Character(UnicodeScalar(r)), number: $0) } } }
    @State private var taken: Set<String> = ["B3", "B4", "E7"]
    @State private var picked: [Seat] = []
    var body: some View {
        VStack(spacing: 6) {
            Path { p in p.move(to: CGPoint(x: 0, y: 20)); p.addQuadCurve(to: CGPoint(x: 280, y: 20), control: CGPoint(x: 140, y: -10)) }.stroke(.gray, lineWidth: 3).frame(width: 280, height: 24)
            ForEach(seats, id: \.first?.row) { row in
                HStack(spacing: 6) {
                    Text(String(row[0].row)).font(.caption).frame(width: 16)
                    ForEach(row) { seat in
                        let isTaken = taken.contains(seat.id), isPicked = picked.contains(seat)
                        UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8, style: .continuous).fill(isTaken ? Color.gray : isPicked ? .green : .blue.opacity(0.3)).frame(width: 26, height: 26).padding(.trailing, seat.number == 4 ? 18 : 0)
                            .onTapGesture { guard !isTaken else { return }; if let i = picked.firstIndex(of: seat) { picked.remove(at: i) } else { picked.append(seat) } }
                    }
                }
            }
            Text(picked.isEmpty ? "Choose seats" : picked.map(\.id).formatted(.list(type: .and))).font(.footnote).padding(.top)
        }
        .padding()
        .onAppear { picked = seats[2].filter { (3...4) ~= $0.number } }
    }
}
