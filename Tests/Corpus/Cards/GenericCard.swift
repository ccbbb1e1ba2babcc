import SwiftUI

protocol CardContent { associatedtype Body: View; var title: String { get }; @ViewBuilder var content: Body { get } }
struct Card<Header, Content, Footer>: View where Header: View, Content: View, Footer: View {
    private let header: Header
    private let content: Content
    private let footer: Footer
    init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            header.padding().frame(maxWidth: .infinity, alignment: .leading).background(Color.accentColor.opacity(0.1))
            content.padding()
            if Footer.self != EmptyView.self {
                Divider()
                footer.padding(.horizontal).padding(.vertical, 8)
            }
        }
        .background(Color(.systemBackground))
        .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
        .overlay(RoundedRectangle(cornerRadius: 14, style: .continuous).stroke(Color(.separator)))
    }
}
extension Card where Footer == EmptyView {
    init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) { self.init(header: header, content: content) { EmptyView() } }
}
extension Card where Header == Text, Footer == EmptyView {
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(header: { Text(title).font(.headline) }, content: content) }
}
struct GenericCard: View {
    var body: some View {
        VStack(spacing: 16) {
            Card { Label("Trip", systemImage: "airplane") } content: { Text("Two weeks") } footer: { Text("3 people").font(.caption) }
            Card("Simple **card**") { HStack { Text("Left"); Spacer(); Text("Right") } }
        }
        .padding()
    }
}
