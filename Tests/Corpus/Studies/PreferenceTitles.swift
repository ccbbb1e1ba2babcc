import SwiftUI

struct TitlePreferenceKey: PreferenceKey {
    static let defaultValue: String? = nil
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}
extension View { func barTitle(_ title: String) -> some View { preference(key: TitlePreferenceKey.self, value: title) } }
struct Bar<Content: View>: View {
    @State private var title: String?
    let content: Content
    init(@ViewBuilder _ content: () -> Content) { self.content = content() }
    var body: some View {
        VStack(spacing: 0) {
            ZStack { Color(.secondarySystemBackground); Text(title ?? "Untitled").bold() }.frame(height: 44)
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .onPreferenceChange(TitlePreferenceKey.self) { title = $0 }
    }
}
struct PreferenceTitles: View { var body: some View { Bar { Text("Content").barTitle("Hello") } } }
