import SwiftUI

struct LampToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            VStack(alignment: .leading) {
                HStack {
                    Image(systemName: configuration.isOn ? "lightbulb.fill" : "lightbulb")
                        .font(.title2)
                        .foregroundStyle(configuration.isOn ? .yellow : .gray)
                    Spacer()
                    Text(configuration.isOn ? "On" : "Off")
                        .font(.caption)
                }
                Spacer()
                configuration.label
                    .font(.headline)
            }
            .padding()
            .frame(height: 110)
            .background(configuration.isOn ? Color.white : Color.gray.opacity(0.2))
            .clipShape(.rect(cornerRadius: 18))
        }
        .buttonStyle(.plain)
    }
}

extension ToggleStyle where Self == LampToggleStyle {
    static var lamp: LampToggleStyle { LampToggleStyle() }
}

struct ToggleCards: View {
    struct Lamp: Identifiable {
        let id: String
        var isOn: Bool
    }

    @State private var lamps = [Lamp(id: "Kitchen", isOn: true), Lamp(id: "Desk", isOn: false), Lamp(id: "Hallway", isOn: false)]

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(lamps.count { $0.isOn }) lamps on")
                .font(.title3)
            LazyVGrid(columns: [.init(.flexible()), .init(.flexible())]) {
                ForEach($lamps) { $lamp in
                    Toggle(lamp.id, isOn: $lamp.isOn)
                        .toggleStyle(.lamp)
                }
            }
        }
        .padding()
        .frame(maxHeight: .infinity, alignment: .top)
        .background(Color(white: 0.9))
    }
}

#Preview {
    ToggleCards()
}
