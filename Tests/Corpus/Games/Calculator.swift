import SwiftUI

enum CalculatorButton: String {
    case zero = "0", one = "1", two = "2", three = "3", four = "4", five = "5", six = "6", seven = "7", eight = "8", nine = "9"
    case decimal = "."
    case equals = "=", plus = "+", minus = "-", multiply = "×", divide = "÷"
    case ac = "AC", plusMinus = "±", percent = "%"

    var title: String { rawValue }

    var backgroundColor: Color {
        switch self {
        case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine, .decimal:
            return Color(.darkGray)
        case .ac, .plusMinus, .percent:
            return Color(.lightGray)
        default:
            return .orange
        }
    }
}

class GlobalEnvironment: ObservableObject {
    @Published var display = "0"
    private var accumulator: Double?
    private var pending: ((Double, Double) -> Double)?

    private let operations: [CalculatorButton: (Double, Double) -> Double] = [
        .plus: (+), .minus: (-), .multiply: (*), .divide: { $1 == 0 ? .nan : $0 / $1 },
    ]

    func receiveInput(calculatorButton: CalculatorButton) {
        switch calculatorButton {
        case .ac:
            display = "0"; accumulator = nil; pending = nil
        case .equals:
            if let p = pending, let a = accumulator, let d = Double(display) {
                let r = p(a, d)
                display = r.truncatingRemainder(dividingBy: 1) == 0 ? String(Int(r)) : "\(r)"
            }
        case .plus, .minus, .multiply, .divide:
            accumulator = Double(display)
            pending = operations[calculatorButton]
            display = "0"
        case .percent:
            display = "\((Double(display) ?? 0) / 100)"
        case .plusMinus:
            if display.hasPrefix("-") { display.removeFirst() } else { display = "-" + display }
        case let digit:
            display = display == "0" ? digit.rawValue : display + digit.title
        }
    }
}

struct CalculatorView: View {
    @EnvironmentObject var env: GlobalEnvironment

    let buttons: [[CalculatorButton]] = [
        [.ac, .plusMinus, .percent, .divide],
        [.seven, .eight, .nine, .multiply],
        [.four, .five, .six, .minus],
        [.one, .two, .three, .plus],
        [.zero, .decimal, .equals],
    ]

    var body: some View {
        ZStack(alignment: .bottom) {
            Color.black.edgesIgnoringSafeArea(.all)
            VStack(spacing: 12) {
                HStack {
                    Spacer()
                    Text(env.display).foregroundColor(.white)
                        .font(.system(size: 64))
                }.padding()
                ForEach(buttons, id: \.self) { row in
                    HStack(spacing: 12) {
                        ForEach(row, id: \.self) { button in
                            CalculatorButtonView(button: button)
                        }
                    }
                }
            }.padding(.bottom)
        }
    }
}

struct CalculatorButtonView: View {
    var button: CalculatorButton
    @EnvironmentObject var env: GlobalEnvironment

    var body: some View {
        Button(action: {
            self.env.receiveInput(calculatorButton: self.button)
        }) {
            Text(button.title)
                .font(.system(size: 32))
                .frame(width: self.buttonWidth(button: button), height: (UIScreen.main.bounds.width - 5 * 12) / 4)
                .foregroundColor(.white)
                .background(button.backgroundColor)
                .cornerRadius(self.buttonWidth(button: button))
        }
    }

    private func buttonWidth(button: CalculatorButton) -> CGFloat {
        if button == .zero {
            return (UIScreen.main.bounds.width - 4 * 12) / 4 * 2
        }
        return (UIScreen.main.bounds.width - 5 * 12) / 4
    }
}

struct CalculatorView_Previews: PreviewProvider {
    static var previews: some View {
        CalculatorView().environmentObject(GlobalEnvironment())
    }
}
