import SwiftUI

struct FuelLog: View {
    @State private var litres = "41,7"
    @State private var pricePerLitre = "1.799"
    @State private var odometer = 48_230
    @State private var fullTank = true
    @State private var fuel = 1

    let fuels = ["Diesel", "Petrol", "E85"]

    private func number(_ text: String) -> Double? {
        Double(text.replacingOccurrences(of: ",", with: "."))
    }

    var cost: Double? {
        guard let volume = number(litres), let price = number(pricePerLitre) else { return nil }
        return volume * price
    }

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("Fill-up")) {
                    HStack {
                        Text("Litres")
                        Spacer()
                        TextField("0", text: $litres)
                            .keyboardType(.decimalPad)
                            .multilineTextAlignment(.trailing)
                            .frame(width: 100)
                    }
                    TextField("Price per litre", text: $pricePerLitre)
                    Toggle("Full tank", isOn: $fullTank)
                    Picker(selection: $fuel, label: Text("Fuel")) {
                        ForEach(0 ..< fuels.count) { index in
                            Text(self.fuels[index]).tag(index)
                        }
                    }
                }
                Section(header: Text("Odometer"), footer: Text("Only full tanks count towards the average.")) {
                    Stepper("\(odometer) km", value: $odometer, in: 0 ... 999_999, step: 10)
                }
                Section {
                    if let cost = cost {
                        Text("Cost: \(cost, specifier: "%.2f") €")
                            .font(.headline)
                    } else {
                        Text("Please enter two numbers.")
                            .foregroundColor(.red)
                    }
                }
            }
            .navigationBarTitle("New entry", displayMode: .inline)
        }
    }
}

struct FuelLog_Previews: PreviewProvider {
    static var previews: some View {
        FuelLog()
    }
}
