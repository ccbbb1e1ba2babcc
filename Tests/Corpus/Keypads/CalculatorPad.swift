import SwiftUI

enum CalcButton: String {
    case one = "1", two = "2", three = "3", four = "4", five = "5"
    case six = "6", seven = "7", eight = "8", nine = "9", zero = "0"
    case add = "+", subtract = "−", multiply = "×", divide = "÷"
    case equal = "=", clear = "AC", decimal = ".", percent = "%", negative = "±"

    var color: Color {
        switch self {
        case .add, .subtract, .multiply, .divide, .equal: return .orange
        case .clear, .negative, .percent: return Color(.lightGray)
        default: return Color(UIColor(red: 55/255.0, green: 55/255.0, blue: 55/255.0, alpha: 1))
        }
    }
}

struct CalculatorPad: View {
    @State private var display = "0"
    @State private var runningNumber = 0.0
    @State private var operation: CalcButton?

    let buttons: [[CalcButton]] = [
        [.clear, .negative, .percent, .divide],
        [.seven, .eight, .nine, .multiply],
        [.four, .five, .six, .subtract],
        [.one, .two, .three, .add],
        [.zero, .decimal, .equal]
    ]

    var body: some View {
        ZStack {
            Color.black.edgesIgnoringSafeArea(.all)
            VStack {
                Spacer()
                HStack {
                    Spacer()
                    Text(display)
                        .bold()
                        .font(.system(size: 100))
                        .minimumScaleFactor(0.3)
                        .lineLimit(1)
                        .foregroundColor(.white)
                }
                .padding()
                ForEach(buttons, id: \.self) { row in
                    HStack(spacing: 12) {
                        ForEach(row, id: \.self) { item in
                            Button(action: { self.tap(item) }, label: {
                                Text(item.rawValue)
                                    .font(.system(size: 32))
                                    .frame(width: self.width(item), height: self.side)
                                    .background(item.color)
                                    .foregroundColor(.white)
                                    .cornerRadius(self.side / 2)
                            })
                        }
                    }
                    .padding(.bottom, 3)
                }
            }
        }
    }

    private var side: CGFloat { (UIScreen.main.bounds.width - 5 * 12) / 4 }

    private func width(_ item: CalcButton) -> CGFloat {
        item == .zero ? side * 2 + 12 : side
    }

    private func tap(_ button: CalcButton) {
        switch button {
        case .add, .subtract, .multiply, .divide:
            operation = button
            runningNumber = Double(display) ?? 0
            display = "0"
        case .equal:
            let current = Double(display) ?? 0
            switch operation {
            case .add: display = "\(runningNumber + current)"
            case .subtract: display = "\(runningNumber - current)"
            case .multiply: display = "\(runningNumber * current)"
            case .divide where current != 0: display = "\(runningNumber / current)"
            default: break
            }
        case .clear: display = "0"
        case .decimal: if !display.contains(".") { display += "." }
        case .negative, .percent: break
        default: display = display == "0" ? button.rawValue : display + button.rawValue
        }
    }
}

struct CalculatorPad_Previews: PreviewProvider {
    static var previews: some View {
        CalculatorPad()
    }
}
