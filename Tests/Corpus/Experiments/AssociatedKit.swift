import SwiftUI

protocol Section2 { associatedtype Item: Identifiable; associatedtype Cell: View; var title: String { get }; var items: [Item] { get }; @ViewBuilder func cell(_ item: Item) -> Cell }
extension Section2 { @ViewBuilder var header: some View { Text(title).font(.headline); Divider() } }
struct Named: Identifiable { let id: String }
struct FruitSection: Section2 { let title = "Fruit"; var items: [Named] { ["Apple", "Pear"].map(Named.init(id:)) }; func cell(_ item: Named) -> some View { Label(item.id, systemImage: "leaf") } }
struct NumberSection: Section2 { struct N: Identifiable { var id: Int }; let title: String; var items: [N] { (1...3).map(N.init) }; func cell(_ item: N) -> some View { Text("\(item.id)").padding(4).background(.yellow) } }
struct SectionView2<S: Section2>: View { let section: S; init(_ s: S) { section = s }; var body: some View { VStack(alignment: .leading) { section.header; ForEach(section.items) { section.cell($0) } } } }
struct AnySection: View { private let make: () -> AnyView; init<S: Section2>(_ s: S) { make = { AnyView(SectionView2(s)) } }; var body: some View { make() } }
struct AssociatedKit: View {
    let sections: [AnySection] = [.init(FruitSection()), AnySection(NumberSection(title: "Numbers"))]
    var body: some View { VStack { ForEach(sections.indices, id: \.self) { sections[$0] }; SectionView2(FruitSection()) } }
}
