import SwiftUI

class Particle: Hashable {
    let x: Double
    let y: Double
    let creationDate = Date.now.timeIntervalSinceReferenceDate

    init(x: Double, y: Double) { self.x = x; self.y = y }

    static func == (lhs: Particle, rhs: Particle) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) {
        hasher.combine(x)
        hasher.combine(y)
    }
}

class ParticleSystem {
    var particles = Set<Particle>()
    var center = UnitPoint.center
    var hue = 0.0

    func update(date: TimeInterval) {
        let deathDate = date - 1
        for particle in particles where particle.creationDate < deathDate { particles.remove(particle) }
        particles.insert(Particle(x: center.x, y: center.y))
        hue += 0.01
        if hue > 1 { hue -= 1 }
    }
}

struct ConfettiPiece: Identifiable {
    let id = UUID()
    let color: Color = [.red, .green, .blue, .yellow].randomElement() ?? .red
    let angle = Double.random(in: 0...360)
    let x = CGFloat.random(in: -150...150)
    let size = CGSize(width: .random(in: 6...12), height: .random(in: 4...8))
}

struct ParticleConfetti: View {
    @State private var system = ParticleSystem()
    @State private var pieces = (0..<40).map { _ in ConfettiPiece() }
    @State private var fall = false
    let options: [(flipX: Bool, flipY: Bool)] = [(false, false), (true, false), (false, true), (true, true)]

    var body: some View {
        ZStack {
            TimelineView(.animation) { timeline in
                Canvas(opaque: false, rendersAsynchronously: true) { context, size in
                    let date = timeline.date.timeIntervalSinceReferenceDate
                    system.update(date: date)
                    context.blendMode = .plusLighter
                    context.addFilter(.colorMultiply(Color(hue: system.hue, saturation: 1, brightness: 1)))
                    for particle in system.particles {
                        var copy = context
                        copy.opacity = 1 - (date - particle.creationDate)
                        copy.fill(Path(ellipseIn: CGRect(x: particle.x * size.width, y: particle.y * size.height, width: 8, height: 8)), with: .color(.white))
                    }
                }
            }
            .gesture(DragGesture(minimumDistance: 0).onChanged { drag in
                system.center.x = drag.location.x / UIScreen.main.bounds.width
                system.center.y = drag.location.y / UIScreen.main.bounds.height
            })
            .ignoresSafeArea()
            .background(.black)
            ForEach(pieces) { piece in
                Rectangle()
                    .fill(piece.color)
                    .frame(width: piece.size.width, height: piece.size.height)
                    .rotation3DEffect(.degrees(piece.angle), axis: (x: 1, y: 0.5, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
                    .offset(x: piece.x, y: fall ? 400 : -400)
                    .animation(.interpolatingSpring(mass: 1, stiffness: 10, damping: 8, initialVelocity: 0).delay(piece.angle / 360), value: fall)
            }
        }
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            fall = true
        }
    }
}

#Preview { ParticleConfetti() }
