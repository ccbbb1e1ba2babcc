import SwiftUI

struct TicketShape: Shape {
    var cutoutRadius: CGFloat = 12
    var position: CGFloat = 0.7

    func path(in rect: CGRect) -> Path {
        var path = Path(roundedRect: rect, cornerRadius: 16)
        let y = rect.minY + rect.height * position
        let left = Path(ellipseIn: CGRect(x: rect.minX - cutoutRadius, y: y - cutoutRadius, width: cutoutRadius * 2, height: cutoutRadius * 2))
        let right = left.offsetBy(dx: rect.width, dy: 0)
        path = path.subtracting(left).subtracting(right)
        return path
    }
}

struct BoardingPass: View {
    private let details: [(String, String)] = [("Gate", "B22"), ("Seat", "14F"), ("Group", "3"), ("Boards", "09:40")]

    var body: some View {
        VStack(spacing: 20) {
            HStack(alignment: .top) {
                airport("OSL", city: "Oslo", alignment: .leading)
                Spacer()
                Image(systemName: "airplane")
                    .font(.title)
                    .frame(maxHeight: .infinity)
                Spacer()
                airport("LIS", city: "Lisbon", alignment: .trailing)
            }
            .fixedSize(horizontal: false, vertical: true)
            HStack {
                ForEach(details, id: \.0) { title, value in
                    VStack(alignment: .leading, spacing: 2) {
                        Text(title).font(.caption2).opacity(0.7)
                        Text(value).font(.headline)
                    }
                    if title != details.last?.0 {
                        Spacer()
                    }
                }
            }
            Spacer(minLength: 0)
            Image(systemName: "qrcode")
                .resizable()
                .interpolation(.none)
                .scaledToFit()
                .frame(width: 90, height: 90)
        }
        .padding(24)
        .frame(width: 320, height: 380)
        .foregroundStyle(.white)
        .background(TicketShape().fill(.indigo.gradient))
    }

    private func airport(_ code: String, city: String, alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment) {
            Text(code).font(.system(size: 40, weight: .heavy, design: .rounded))
            Text(city).font(.caption)
        }
    }
}

#Preview {
    BoardingPass()
}
