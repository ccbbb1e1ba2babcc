import SwiftUI

struct CheckboxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                .resizable()
                .frame(width: 22, height: 22)
                .foregroundColor(configuration.isOn ? .green : .secondary)
            configuration.label
        }
        .onTapGesture { configuration.isOn.toggle() }
    }
}

struct PackingItem: Identifiable {
    var id: String { name }
    var name: String
    var packed: Bool
}

struct CheckableList: View {
    @State private var items = [
        PackingItem(name: "Passport", packed: true),
        PackingItem(name: "Charger", packed: false),
        PackingItem(name: "Rain jacket", packed: false)
    ]

    private var progress: Double {
        Double(items.filter(\.packed).count) / Double(items.count)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Text("Packing list")
                    .font(.title2)
                    .bold()
                Spacer()
                Text(progress.formatted(.percent.precision(.fractionLength(0))))
            }
            ProgressView(value: progress)
                .tint(.green)
            ForEach($items) { $item in
                Toggle(item.name, isOn: $item.packed)
                    .toggleStyle(CheckboxToggleStyle())
            }
            Button("Pack everything") {
                for index in items.indices {
                    items[index].packed = true
                }
            }
        }
        .padding()
    }
}

#Preview {
    CheckableList()
}
