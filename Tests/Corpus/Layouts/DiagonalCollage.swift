import SwiftUI

struct DiagonalCollage: View {
    struct Diagonal: Shape {
        var slant: CGFloat
        func path(in rect: CGRect) -> Path {
            Path { p in
                p.move(to: .zero)
                p.addLine(to: CGPoint(x: rect.width, y: 0))
                p.addLine(to: CGPoint(x: rect.width - slant, y: rect.height))
                p.addLine(to: CGPoint(x: -slant, y: rect.height))
                p.closeSubpath()
            }
        }
    }

    let palette: [Color] = [Color(red: 0.9, green: 0.4, blue: 0.3), Color(red: 0.95, green: 0.7, blue: 0.3), .init(white: 0.2)]

    var body: some View {
        GeometryReader { geo in
            let w = geo.size.width / CGFloat(palette.count)
            ZStack(alignment: .topLeading) {
                ForEach(palette.indices, id: \.self) { i in
                    Diagonal(slant: 30)
                        .fill(palette[i])
                        .frame(width: w + 30, height: geo.size.height)
                        .offset(x: CGFloat(i) * w)
                }
            }
        }
        .frame(height: 200)
        .mask(RoundedRectangle(cornerRadius: 20))
        .padding()
    }
}

struct DiagonalCollage_Previews: PreviewProvider {
    static var previews: some View { DiagonalCollage() }
}
