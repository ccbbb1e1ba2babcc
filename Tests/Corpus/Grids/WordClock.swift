import SwiftUI

struct WordClock: View {
    let letters: [[Character]] = ["ITLISASAMPM", "ACQUARTERDC", "TWENTYFIVEX"].map(Array.init)
    let lit: Set<Int> = [0, 1, 3, 4, 13, 14]
    var body: some View {
        VStack(spacing: 4) {
            ForEach(letters.indices, id: \.self) { row in
                HStack(spacing: 4) {
                    ForEach(letters[row].indices, id: \.self) { col in
                        Text(String(letters[row][col]))
                            .font(.system(.body, design: .monospaced).bold())
                            .foregroundColor(lit.contains(row * 11 + col) ? .white : .gray)
                            .frame(width: 22, height: 22)
                    }
                }
            }
        }
        .padding()
        .background(Color.black)
    }
}
