import SwiftUI

struct AppTheme: Hashable, Identifiable {
    let id: String
    let background: Color
    let accent: Color

    static let all: [AppTheme] = [
        AppTheme(id: "Paper", background: Color(red: 0.98, green: 0.96, blue: 0.92), accent: .brown),
        AppTheme(id: "Ocean", background: Color(red: 0.85, green: 0.94, blue: 0.98), accent: .blue),
        AppTheme(id: "Forest", background: Color(red: 0.88, green: 0.95, blue: 0.88), accent: .green),
        AppTheme(id: "Midnight", background: Color(white: 0.12), accent: .purple)
    ]
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = AppTheme.all[0]
}

extension EnvironmentValues {
    var appTheme: AppTheme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

struct ThemePreview: View {
    @Environment(\.appTheme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Capsule().fill(theme.accent).frame(width: 50, height: 8)
            Capsule().fill(theme.accent.opacity(0.4)).frame(height: 6)
            Capsule().fill(theme.accent.opacity(0.4)).frame(width: 70, height: 6)
        }
        .padding(12)
        .frame(width: 120, height: 80, alignment: .topLeading)
        .background(theme.background)
        .clipShape(.rect(cornerRadius: 12))
    }
}

struct ThemePicker: View {
    @State private var selection = AppTheme.all[1]

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 130))], spacing: 16) {
            ForEach(AppTheme.all) { theme in
                VStack {
                    ThemePreview()
                        .environment(\.appTheme, theme)
                        .overlay {
                            RoundedRectangle(cornerRadius: 12)
                                .stroke(theme == selection ? theme.accent : .clear, lineWidth: 3)
                        }
                    Text(theme.id)
                        .font(theme == selection ? .footnote.bold() : .footnote)
                }
                .onTapGesture { selection = theme }
            }
        }
        .padding()
    }
}

#Preview {
    ThemePicker()
}
