import SwiftUI

struct WordGuess: View {
    enum Mark {
        case hit, present, miss

        var color: Color {
            switch self {
            case .hit: .green
            case .present: .yellow
            case .miss: .gray
            }
        }
    }

    let secret = "PLANE"
    @State private var guesses = ["CRANE", "PENAL"]

    private func score(_ guess: String) -> [(Character, Mark)] {
        var remaining = Array(secret)
        var marks = Array(repeating: Mark.miss, count: guess.count)
        let letters = Array(guess)
        for i in letters.indices where letters[i] == Array(secret)[i] {
            marks[i] = .hit
            if let j = remaining.firstIndex(of: letters[i]) { remaining.remove(at: j) }
        }
        for i in letters.indices where marks[i] != .hit {
            if let j = remaining.firstIndex(of: letters[i]) {
                marks[i] = .present
                remaining.remove(at: j)
            }
        }
        return Array(zip(letters, marks))
    }

    var body: some View {
        VStack(spacing: 6) {
            ForEach(guesses, id: \.self) { guess in
                HStack(spacing: 6) {
                    ForEach(Array(score(guess).enumerated()), id: \.offset) { _, item in
                        tile(String(item.0), color: item.1.color)
                    }
                }
            }
            ForEach(0..<(6 - guesses.count), id: \.self) { _ in
                HStack(spacing: 6) {
                    ForEach(0..<5, id: \.self) { _ in
                        tile("", color: Color(.systemGray5))
                    }
                }
            }
        }
        .padding()
    }

    private func tile(_ letter: String, color: Color) -> some View {
        Text(letter)
            .font(.title.bold())
            .frame(maxWidth: 60)
            .aspectRatio(1, contentMode: .fill)
            .frame(width: 54, height: 54)
            .background(color)
            .foregroundStyle(.white)
    }
}

#Preview {
    WordGuess()
}
