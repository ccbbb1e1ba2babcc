import SwiftUI

struct DieFace: View {
    let pips: Int

    private var pattern: [[Bool]] {
        switch pips {
        case 1: return [[false, false, false], [false, true, false], [false, false, false]]
        case 2: return [[true, false, false], [false, false, false], [false, false, true]]
        case 3: return [[true, false, false], [false, true, false], [false, false, true]]
        case 4: return [[true, false, true], [false, false, false], [true, false, true]]
        case 5: return [[true, false, true], [false, true, false], [true, false, true]]
        case 6: return [[true, false, true], [true, false, true], [true, false, true]]
        default: return []
        }
    }

    var body: some View {
        VStack(spacing: 10) {
            ForEach(0..<pattern.count, id: \.self) { row in
                HStack(spacing: 10) {
                    ForEach(0..<3) { column in
                        Circle()
                            .frame(width: 14, height: 14)
                            .opacity(pattern[row][column] ? 1 : 0)
                    }
                }
            }
        }
        .padding(14)
        .background(RoundedRectangle(cornerRadius: 14).fill(Color.white).shadow(radius: 3))
    }
}

struct DiceTable: View {
    @State private var dice = [3, 6]

    var body: some View {
        VStack(spacing: 30) {
            HStack(spacing: 20) {
                ForEach(dice.indices, id: \.self) { DieFace(pips: dice[$0]) }
            }
            Text("Sum \(dice.reduce(0, +))")
            Button("Roll") {
                dice = dice.map { _ in Int.random(in: 1...6) }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.green.edgesIgnoringSafeArea(.all))
    }
}

struct DiceTable_Previews: PreviewProvider {
    static var previews: some View {
        DiceTable()
    }
}
