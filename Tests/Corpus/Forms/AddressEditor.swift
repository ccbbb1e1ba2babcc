import SwiftUI

struct Address: Equatable {
    var street = "Kirkegata 4"
    var postcode = "0153"
    var city = "Oslo"
    var country = "NO"
}

struct LabeledField: View {
    let label: String
    @Binding var value: String
    var isError = false

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(label)
                .font(.caption)
                .foregroundColor(isError ? .red : .secondary)
            TextField("", text: $value)
                .padding(8)
                .overlay(RoundedRectangle(cornerRadius: 6).stroke(isError ? Color.red : Color.gray.opacity(0.5)))
        }
    }
}

struct AddressEditor: View {
    @State private var address = Address()
    @State private var original = Address()

    private var isDirty: Bool { address != original }
    private var postcodeIsBad: Bool {
        address.postcode.count != 4 || !address.postcode.allSatisfy(\.isNumber)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            LabeledField(label: "Street", value: $address.street)
            HStack(alignment: .top) {
                LabeledField(label: "Postcode", value: $address.postcode, isError: postcodeIsBad)
                    .frame(width: 96)
                LabeledField(label: "City", value: $address.city)
            }
            Picker(selection: $address.country, label: Text("Country")) {
                Text("Norway").tag("NO")
                Text("Sweden").tag("SE")
                Text("Denmark").tag("DK")
            }
            .pickerStyle(.menu)
            HStack {
                Button("Reset") { address = original }
                Spacer()
                Button("Save") { original = address }
                    .buttonStyle(.borderedProminent)
            }
            .disabled(!isDirty)
        }
        .padding()
    }
}

#Preview {
    AddressEditor()
}
