import SwiftUI

struct RemovableTokens: View {
    @State private var recipients = ["ana@studio.example", "bo@studio.example"]
    @State private var input = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("To:")
                .foregroundColor(.gray)
            ForEach(recipients, id: \.self) { address in
                HStack(spacing: 6) {
                    Text(address)
                        .lineLimit(1)
                        .truncationMode(.middle)
                    Button(action: { remove(address) }) {
                        Image(systemName: "xmark.circle.fill")
                    }
                    .buttonStyle(BorderlessButtonStyle())
                    .accessibility(label: Text("Remove \(address)"))
                }
                .padding(.leading, 10)
                .padding(.trailing, 4)
                .padding(.vertical, 4)
                .background(Color.blue.opacity(0.15))
                .cornerRadius(14)
                .frame(maxWidth: 160, alignment: .leading)
            }
            TextField("Add recipient", text: $input, onCommit: {
                guard input.contains("@") else { return }
                recipients.append(input)
                input.removeAll()
            })
            .keyboardType(.emailAddress)
            .autocapitalization(.none)
            .textFieldStyle(RoundedBorderTextFieldStyle())
        }
        .padding()
    }

    private func remove(_ address: String) {
        if let index = recipients.firstIndex(of: address) {
            recipients.remove(at: index)
        }
    }
}

struct RemovableTokens_Previews: PreviewProvider {
    static var previews: some View { RemovableTokens() }
}
