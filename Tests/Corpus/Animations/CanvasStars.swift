import SwiftUI

struct CanvasStars: View {
    struct Star { var position: UnitPoint; var size: CGFloat }
    private let stars: [Star] = (0..<50).map { i in Star(position: UnitPoint(x: Double(i * 37 % 100) / 100, y: Double(i * 61 % 100) / 100), size: CGFloat(1 + i % 4)) }
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1 / 30)) { context in
            Canvas { graphics, size in
                graphics.fill(Path(CGRect(origin: .zero, size: size)), with: .linearGradient(Gradient(colors: [.black, .blue]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
                for star in stars {
                    let time = context.date.timeIntervalSinceReferenceDate
                    var copy = graphics
                    copy.opacity = abs(sin(time + Double(star.size)))
                    copy.addFilter(.blur(radius: 0.5))
                    copy.translateBy(x: star.position.x * size.width, y: star.position.y * size.height)
                    copy.fill(Path(ellipseIn: CGRect(x: -star.size / 2, y: -star.size / 2, width: star.size, height: star.size)), with: .color(.white))
                }
                if let moon = graphics.resolveSymbol(id: "moon") {
                    graphics.draw(moon, at: CGPoint(x: size.width - 60, y: 60), anchor: .center)
                }
                graphics.draw(Text("Night").font(.title).foregroundColor(.white), at: CGPoint(x: size.width / 2, y: size.height - 30))
            } symbols: {
                Image(systemName: "moon.fill").foregroundStyle(.yellow).tag("moon")
            }
        }
        .frame(height: 300)
        .ignoresSafeArea()
    }
}
