import SwiftUI

enum HeartPhase: CaseIterable {
    case rest, grow, shrink
    var scale: Double {
        switch self {
        case .rest: 1
        case .grow: 1.4
        case .shrink: 0.8
        }
    }
    var colour: Color { self == .grow ? .red : .pink }
}

struct PhaseHeart: View {
    @State private var taps = 0
    var body: some View {
        PhaseAnimator(HeartPhase.allCases, trigger: taps) { phase in
            Image(systemName: "heart.fill")
                .font(.system(size: 60))
                .foregroundStyle(phase.colour.gradient)
                .scaleEffect(phase.scale)
        } animation: { phase in
            switch phase {
            case .rest: .easeOut(duration: 0.2)
            case .grow: .spring(duration: 0.4, bounce: 0.5)
            case .shrink: .default
            }
        }
        .onTapGesture { taps += 1 }
        .frame(width: 120, height: 120)
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
    }
}
