import SwiftUI

struct SettingsItem: Identifiable {
    var id: String { title }
    let title: String
    let systemImage: String
    let tint: Color
    var detail: String? = nil
}

struct SettingsRow: View {
    var item: SettingsItem

    var body: some View {
        HStack(spacing: 15) {
            ZStack {
                RoundedRectangle(cornerRadius: 7, style: .continuous)
                    .fill(item.tint)
                Image(systemName: item.systemImage)
                    .imageScale(.small)
                    .foregroundColor(.white)
            }
            .frame(width: 29, height: 29, alignment: .center)
            Text(item.title)
            Spacer()
            if let detail = item.detail {
                Text(detail).foregroundColor(.secondary)
            }
            Image(systemName: "chevron.right")
                .font(Font.system(size: 13, weight: .semibold))
                .foregroundColor(Color(.tertiaryLabel))
        }
        .padding(.vertical, 4)
    }
}

struct SettingsRowIcons: View {
    let groups: [[SettingsItem]] = [
        [
            SettingsItem(title: "Airplane Mode", systemImage: "airplane", tint: .orange),
            SettingsItem(title: "Wi-Fi", systemImage: "wifi", tint: .blue, detail: "FritzBox 7590"),
            SettingsItem(title: "Bluetooth", systemImage: "dot.radiowaves.right", tint: .blue, detail: "On")
        ],
        [
            SettingsItem(title: "General", systemImage: "gear", tint: .gray),
            SettingsItem(title: "Battery", systemImage: "battery.100", tint: .green)
        ]
    ]

    var body: some View {
        NavigationView {
            List {
                ForEach(0..<groups.count, id: \.self) { index in
                    Section {
                        ForEach(groups[index]) { item in
                            SettingsRow(item: item)
                        }
                    }
                }
            }
            .listStyle(InsetGroupedListStyle())
            .navigationBarTitle("Settings")
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct SettingsRowIcons_Previews: PreviewProvider {
    static var previews: some View {
        SettingsRowIcons()
    }
}
