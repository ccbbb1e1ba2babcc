import SwiftUI

struct Chip: View {
    let label: String
    @Binding var isOn: Bool

    var body: some View {
        Button {
            isOn.toggle()
        } label: {
            HStack(spacing: 4) {
                if isOn {
                    Image(systemName: "checkmark")
                        .font(.caption.bold())
                        .transition(.scale)
                }
                Text(label)
            }
            .font(.subheadline)
            .padding(.horizontal, 14)
            .frame(height: 34)
            .background(isOn ? Color.accentColor : Color.clear)
            .foregroundColor(isOn ? .white : .accentColor)
            .clipShape(Capsule())
            .overlay(Capsule().stroke(Color.accentColor, lineWidth: 1))
        }
        .animation(.default, value: isOn)
    }
}

struct ChipSelector: View {
    @State private var chosen: Set<String> = ["Vegan"]
    private let options = ["Vegan", "Gluten free", "Nut free", "Spicy"]

    private func binding(for option: String) -> Binding<Bool> {
        Binding(
            get: { chosen.contains(option) },
            set: { isOn in
                if isOn { chosen.insert(option) } else { chosen.remove(option) }
            }
        )
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Diet").font(.title3.weight(.semibold))
            ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                    ForEach(options, id: \.self) { option in
                        Chip(label: option, isOn: binding(for: option))
                    }
                }
                .padding(1)
            }
            Text(chosen.isEmpty ? "No filter" : chosen.sorted().joined(separator: ", "))
                .foregroundStyle(.secondary)
        }
        .padding()
    }
}

#Preview {
    ChipSelector()
}
