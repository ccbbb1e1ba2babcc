import SwiftUI

struct ConfettiTimeline: View {
    struct Particle: Hashable { let x: Double; let y: Double; let creation = Date.now.timeIntervalSinceReferenceDate; let hue: Double }
    class ParticleSystem {
        let image = Image(systemName: "sparkle")
        var particles = Set<Particle>()
        var center = UnitPoint.center
        var hue = 0.0
        func update(date: TimeInterval) {
            let deathDate = date - 1
            for particle in particles where particle.creation < deathDate { particles.remove(particle) }
            let newParticle = Particle(x: center.x, y: center.y, hue: hue)
            particles.insert(newParticle)
            hue += 0.01
            if hue > 1 { hue -= 1 }
        }
    }
    @State private var particleSystem = ParticleSystem()
    let options: [(flipX: Bool, flipY: Bool)] = [(false, false), (true, false), (false, true), (true, true)]
    var body: some View {
        TimelineView(.animation) { timeline in
            Canvas { context, size in
                let timelineDate = timeline.date.timeIntervalSinceReferenceDate
                particleSystem.update(date: timelineDate)
                context.blendMode = .plusLighter
                for particle in particleSystem.particles {
                    var contextCopy = context
                    contextCopy.addFilter(.colorMultiply(Color(hue: particle.hue, saturation: 1, brightness: 1)))
                    contextCopy.opacity = 1 - (timelineDate - particle.creation)
                    for option in options {
                        let xPos = option.flipX ? (1 - particle.x) * size.width : particle.x * size.width
                        contextCopy.draw(particleSystem.image, at: CGPoint(x: xPos, y: particle.y * size.height))
                    }
                }
            }
        }
        .gesture(DragGesture(minimumDistance: 0).onChanged { drag in
            particleSystem.center.x = drag.location.x / UIScreen.main.bounds.width
            particleSystem.center.y = drag.location.y / UIScreen.main.bounds.height
        })
        .ignoresSafeArea()
        .background(.black)
    }
}
