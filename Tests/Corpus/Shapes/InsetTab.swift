import SwiftUI

struct FolderTab: InsettableShape {
    var tabWidth: CGFloat = 60
    var tabHeight: CGFloat = 14
    private var inset: CGFloat = 0

    init(tabWidth: CGFloat = 60, tabHeight: CGFloat = 14) {
        self.tabWidth = tabWidth
        self.tabHeight = tabHeight
    }

    func path(in rect: CGRect) -> Path {
        let r = rect.insetBy(dx: inset, dy: inset)
        var p = Path()
        p.move(to: CGPoint(x: r.minX, y: r.maxY))
        p.addLine(to: CGPoint(x: r.minX, y: r.minY))
        p.addLine(to: CGPoint(x: r.minX + tabWidth, y: r.minY))
        p.addLine(to: CGPoint(x: r.minX + tabWidth + tabHeight, y: r.minY + tabHeight))
        p.addLine(to: CGPoint(x: r.maxX, y: r.minY + tabHeight))
        p.addLine(to: CGPoint(x: r.maxX, y: r.maxY))
        p.closeSubpath()
        return p
    }

    func inset(by amount: CGFloat) -> FolderTab {
        var copy = self
        copy.inset += amount
        return copy
    }
}

struct InsetTab: View {
    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
            ForEach(["Taxes", "Letters", "Garden"], id: \.self) { name in
                Text(name)
                    .frame(maxWidth: .infinity, minHeight: 80)
                    .background(FolderTab().fill(.yellow.opacity(0.5)))
                    .overlay(FolderTab().strokeBorder(.brown, lineWidth: 3))
            }
            Ellipse()
                .inset(by: 6)
                .fill(.green)
                .frame(width: 60, height: 90)
        }
        .padding()
    }
}

#Preview {
    InsetTab()
}
