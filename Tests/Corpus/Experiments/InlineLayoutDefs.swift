import SwiftUI

struct InlineLayoutDefs: View {
    @ViewBuilder func rows<S: Sequence>(_ s: S) -> some View where S.Element == Int { ForEach(Array(s), id: \.self) { Text("\($0)") } }
    var header: Text { Text("Header").font(.headline) + Text(" ") + Text(Image(systemName: "star")) }
    lazy var unused: Int = 3
    var body: some View {
        let columns: [GridItem] = [.init(.fixed(40)), .init(.flexible())]
        func cell(_ s: String) -> some View { Text(s).frame(maxWidth: .infinity).background(Color.gray.opacity(0.2)) }
        struct Footer: View { let n: Int; var body: some View { Text("Footer \(n)").italic() } }
        return VStack {
            header
            LazyVGrid(columns: columns) { cell("a"); cell("b"); cell("c") }
            HStack { rows(1...3); rows(Set([7])); rows([1, 2].lazy.map { $0 * 10 }) }
            Footer(n: 2)
            if case let x = 3, x > 2 { Text("x") }
            switch (columns.count, header) { case (2, _): Text("two"); default: EmptyView() }
        }
        .frame(width: 200)
    }
}
