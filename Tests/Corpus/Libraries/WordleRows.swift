import SwiftUI

enum LetterState: Int, Comparable {
    case unknown = 0, absent, present, correct
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct WordleEngine {
    let answer: String
    private(set) var guesses: [String] = []

    mutating func guess(_ word: String) throws {
        enum Failure: Error { case wrongLength(Int), finished }
        guard guesses.count < 6 else { throw Failure.finished }
        guard word.count == answer.count else { throw Failure.wrongLength(word.count) }
        guesses.append(word.uppercased())
    }
    func evaluate(_ word: String) -> [LetterState] {
        var result = [LetterState](repeating: .absent, count: word.count)
        var pool = Dictionary(answer.map { ($0, 1) }, uniquingKeysWith: +)
        for (i, pair) in zip(word, answer).enumerated() where pair.0 == pair.1 {
            result[i] = .correct
            pool[pair.0, default: 0] -= 1
        }
        for (i, letter) in word.enumerated() where result[i] != .correct {
            if let n = pool[letter], n > 0 {
                result[i] = .present
                pool[letter] = n - 1
            }
        }
        return result
    }
    var keyboard: [Character: LetterState] {
        guesses.reduce(into: [:]) { board, guess in
            for (letter, state) in zip(guess, evaluate(guess)) {
                board[letter] = max(board[letter] ?? .unknown, state)
            }
        }
    }
}

struct WordleRows: View {
    @State private var engine: WordleEngine = {
        var e = WordleEngine(answer: "PLANT")
        try? e.guess("plate")
        do { try e.guess("panic") } catch { assertionFailure("\(error)") }
        return e
    }()
    @State private var input = ["A"]
    private let rows = ["QWERTYUIOP", "ASDFGHJKL", "⌫ZXCVBNM⏎"].map(Array.init)

    var body: some View {
        VStack {
            VStack(spacing: 5) {
                ForEach(0..<6, id: \.self) { row in
                    HStack(spacing: 5) {
                        let word = row < engine.guesses.count ? engine.guesses[row] : (row == engine.guesses.count ? input.joined() : "")
                        let padded = word.padding(toLength: 5, withPad: " ", startingAt: 0)
                        let states = row < engine.guesses.count ? engine.evaluate(word) : Array(repeating: .unknown, count: 5)
                        ForEach(Array(zip(padded.indices, padded)), id: \.0) { index, letter in
                            Tile(letter: letter, state: states[padded.distance(from: padded.startIndex, to: index)])
                        }
                    }
                }
            }
            .frame(maxWidth: 330)
            Spacer(minLength: 24)
            ForEach(rows, id: \.self) { row in
                HStack(spacing: 4) {
                    ForEach(row, id: \.self) { key in
                        Text(String(key))
                            .font(.callout.weight(.semibold))
                            .frame(maxWidth: "⌫⏎".contains(key) ? 54 : 34, minHeight: 48)
                            .background(color(engine.keyboard[key] ?? .unknown), in: RoundedRectangle(cornerRadius: 5))
                    }
                }
            }
        }
        .padding(8)
    }
    struct Tile: View {
        let letter: Character
        let state: LetterState
        @Environment(\.colorSchemeContrast) private var contrast
        var body: some View {
            RoundedRectangle(cornerRadius: 2)
                .fill(color(state))
                .strokeBorder(state == .unknown ? Color.gray : .clear, lineWidth: contrast == .increased ? 3 : 2)
                .aspectRatio(1, contentMode: .fill)
                .overlay(Text(letter.isLetter ? String(letter) : "").font(.title.bold()))
                .foregroundStyle(state == .unknown ? Color.primary : .white)
        }
    }
}

private func color(_ state: LetterState) -> Color {
    switch state {
    case .unknown: return Color(.tertiarySystemFill)
    case .absent: return .init(red: 0.47, green: 0.48, blue: 0.49)
    case .present: return .init(hue: 0.13, saturation: 0.6, brightness: 0.78)
    case .correct: return Color("correct", bundle: .main)
    }
}
