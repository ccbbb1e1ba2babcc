import SwiftUI

struct WidthClasses: View {
    enum Size: Comparable, CaseIterable { case xs, s, m, l
        init(width: CGFloat) { self = switch width { case ..<320: .xs; case 320..<420: .s; case 420...700: .m; default: .l } }
        var columns: Int { [.xs: 1, .s: 2, .m: 3, .l: 4][self]! }
    }
    @State private var size: Size?
    var body: some View {
        VStack {
            if let size {
                LazyVGrid(columns: Array(repeating: .init(.flexible()), count: size.columns)) { ForEach(0..<6) { Text("Cell \($0)").frame(maxWidth: .infinity, minHeight: 50).background(.mint) } }
                Text(size >= .m ? "wide" : "narrow")
            }
        }
        .frame(maxWidth: .infinity)
        .background(GeometryReader { g in Color.clear.onChange(of: g.size.width, initial: true) { _, w in size = Size(width: w) } })
        .padding()
    }
}
