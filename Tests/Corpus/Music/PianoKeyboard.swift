import SwiftUI

struct PianoKeyboard: View {
    enum Note: Int, CaseIterable {
        case c, cSharp, d, dSharp, e, f, fSharp, g, gSharp, a, aSharp, b

        var isBlack: Bool {
            switch self {
            case .cSharp, .dSharp, .fSharp, .gSharp, .aSharp: true
            default: false
            }
        }
    }

    @State private var pressed: Set<Note> = [.c, .e, .g]

    private let white = Note.allCases.filter { !$0.isBlack }
    private let black = Note.allCases.filter(\.isBlack)

    var body: some View {
        GeometryReader { geo in
            let keyWidth = geo.size.width / CGFloat(white.count)
            ZStack(alignment: .topLeading) {
                HStack(spacing: 0) {
                    ForEach(white, id: \.self) { note in
                        Rectangle()
                            .fill(pressed.contains(note) ? .yellow : .white)
                            .border(.gray)
                            .onTapGesture { toggle(note) }
                    }
                }
                ForEach(black, id: \.self) { note in
                    let lower = white.filter { $0.rawValue < note.rawValue }.count
                    Rectangle()
                        .fill(pressed.contains(note) ? .orange : .black)
                        .frame(width: keyWidth * 0.6, height: geo.size.height * 0.6)
                        .offset(x: CGFloat(lower) * keyWidth - keyWidth * 0.3)
                        .onTapGesture { toggle(note) }
                }
            }
        }
        .frame(height: 180)
        .padding()
    }

    private func toggle(_ note: Note) {
        pressed.formSymmetricDifference([note])
    }
}

#Preview {
    PianoKeyboard()
}
