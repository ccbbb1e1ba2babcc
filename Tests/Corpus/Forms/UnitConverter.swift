import SwiftUI

struct UnitConverter: View {
    @State private var amount = 100.0
    @State private var from: Dimension = UnitLength.meters
    @State private var kind = 0
    @FocusState private var amountFocused: Bool

    private let kinds = ["Length", "Mass", "Heat"]
    private let factors: [[(name: String, factor: Double)]] = [
        [("metre", 1), ("foot", 0.3048), ("mile", 1609.344)],
        [("kilogram", 1), ("pound", 0.45359237), ("stone", 6.35029318)],
        [("joule", 1), ("calorie", 4.184), ("kWh", 3_600_000)]
    ]
    @State private var source = 0
    @State private var target = 1

    private var result: Double {
        let list = factors[kind]
        return amount * list[source].factor / list[target].factor
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Kind") {
                    Picker("Kind", selection: $kind) {
                        ForEach(0..<kinds.count, id: \.self) { Text(kinds[$0]) }
                    }
                    .pickerStyle(.segmented)
                    .labelsHidden()
                }
                Section {
                    TextField("Amount", value: $amount, format: .number)
                        .keyboardType(.decimalPad)
                        .focused($amountFocused)
                    unitPicker("From", selection: $source)
                    unitPicker("To", selection: $target)
                }
                Section("Result") {
                    LabeledContent(factors[kind][target].name, value: result, format: .number.precision(.significantDigits(6)))
                }
            }
            .navigationTitle("Converter")
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { amountFocused = false }
                }
            }
        }
    }

    private func unitPicker(_ title: String, selection: Binding<Int>) -> some View {
        Picker(title, selection: selection) {
            ForEach(factors[kind].indices, id: \.self) { index in
                Text(factors[kind][index].name)
            }
        }
    }
}

#Preview {
    UnitConverter()
}
