import SwiftUI

struct OverlayGallery: View {
    @State private var show = true
    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: "photo.artframe")
                .resizable(capInsets: EdgeInsets(), resizingMode: .stretch)
                .frame(width: 160, height: 100)
                .overlay(alignment: .topLeading) { tag("NEW") }
                .overlay(tag("−20%").padding(4), alignment: .bottomTrailing)
                .overlay(.ultraThinMaterial.opacity(0.2))
                .overlay(.white.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
                .background(.orange.gradient.shadow(.inner(radius: 4)), in: .rect(cornerRadius: 12).inset(by: -4))
                .border(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), width: 2)
                .reverseMask { Circle().frame(width: 30) }
            Text("Glow").font(.largeTitle.bold()).foregroundStyle(.white).glow(color: .purple, radius: 12).padding(30).background(.black)
            Text("Gradient").font(.system(size: 50, weight: .black)).gradientForeground(colors: [.red, .orange, .yellow])
            Color.clear.overlay(alignment: Alignment(horizontal: .trailing, vertical: .firstTextBaseline)) { Text("Clear overlay") }.frame(height: 30)
            Text("Hidden below").opacity(show ? 1 : 0).isHidden(!show, remove: true)
            Rectangle().fill(.bar).frame(height: 10).background(alignment: .leading) { Color.red.frame(width: 50) }.background(ignoresSafeAreaEdges: .all)
        }
    }
    func tag(_ t: LocalizedStringKey) -> some View { Text(t).font(.caption2).bold().padding(.horizontal, 6).padding(.vertical, 2).background(.red).foregroundStyle(.white) }
}
extension View {
    @inlinable func reverseMask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        self.mask { Rectangle().overlay(alignment: alignment) { mask().blendMode(.destinationOut) } }
    }
    func glow(color: Color = .red, radius: CGFloat = 20) -> some View {
        self.overlay(self.blur(radius: radius / 6)).shadow(color: color, radius: radius / 3).shadow(color: color, radius: radius / 3)
    }
    func gradientForeground(colors: [Color]) -> some View { overlay(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)).mask(self) }
    @ViewBuilder func isHidden(_ hidden: Bool, remove: Bool = false) -> some View { if hidden { if !remove { self.hidden() } } else { self } }
}
