import SwiftUI

class Widget2: Identifiable, Hashable { let id = UUID(); var title: String { "Widget" }; init() {}
    static func == (l: Widget2, r: Widget2) -> Bool { l === r }; func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }
    func content() -> AnyView { AnyView(Text(title)) }; class var kind: String { "base" } }
final class ClockWidget: Widget2 { override var title: String { "Clock" }; override class var kind: String { "clock" }; override func content() -> AnyView { AnyView(HStack { super.content(); Image(systemName: "clock") }) } }
final class ListWidget: Widget2 { var rows: [String]; required init(rows: [String]) { self.rows = rows; super.init() }; convenience override init() { self.init(rows: ["x"]) }
    override var title: String { get { "List of \(rows.count)" } }; override func content() -> AnyView { AnyView(VStack { ForEach(rows, id: \.self) { Text($0) } }) } }
struct ClassHierarchy: View {
    let widgets: [Widget2] = [ClockWidget(), ListWidget(rows: ["a", "b"]), ListWidget(), Widget2()]
    var body: some View {
        VStack {
            ForEach(widgets) { w in
                VStack { Text("\(w.title) – \(type(of: w).kind)").font(.caption); w.content() }
                    .padding(6).background(w is ClockWidget ? Color.yellow : .gray.opacity(0.2))
                if let list = w as? ListWidget, !list.rows.isEmpty { Divider() }
            }
            Text("\(Set(widgets).count)")
        }
    }
}
