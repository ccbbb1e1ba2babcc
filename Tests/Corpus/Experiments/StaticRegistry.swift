import SwiftUI

enum Theme: String, CaseIterable, Identifiable, Codable { case light, dark, sepia
    struct Palette { let background, text: Color; var accent = Color.accentColor }
    private static let palettes: [Theme: Palette] = [.light: .init(background: .white, text: .black), .dark: .init(background: .black, text: .white, accent: .orange), .sepia: Palette(background: Color(red: 0.96, green: 0.92, blue: 0.84), text: .brown)]
    var palette: Palette { Self.palettes[self]! }
    var id: Self { self }
    static var `default`: Theme { allCases.first ?? .light }
    func next() -> Theme { let all = Self.allCases, i = all.firstIndex(of: self)!; return all[(i + 1) % all.count] }
    static subscript(index: Int) -> Theme { allCases[index] }
}
private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.default.palette }
extension EnvironmentValues { var palette: Theme.Palette { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } } }
extension View { func theme(_ t: Theme) -> some View { environment(\.palette, t.palette).background(t.palette.background) } }
struct ThemedText: View { @Environment(\.palette) private var palette; @Environment(\.palette.accent) var accent; let s: LocalizedStringKey; var body: some View { Text(s).foregroundStyle(palette.text).underline(true, color: accent).padding() } }
struct StaticRegistry: View { var body: some View { VStack(spacing: 0) { ForEach(Theme.allCases) { t in ThemedText(s: "Theme \(t.rawValue)").frame(maxWidth: .infinity).theme(t) }; ThemedText(s: "Next").theme(Theme[2].next()) } } }
