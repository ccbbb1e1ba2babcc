struct Row { var text: String; var depth: Int }
@resultBuilder struct RowBuilder {
    static func buildBlock(_ rows: [Row]...) -> [Row] { Array(rows.joined()) }
    static func buildExpression(_ row: Row) -> [Row] { [row] }
    static func buildExpression(_ group: Group) -> [Row] { group.rows.map { Row(text: $0.text, depth: $0.depth + 1) } }
    static func buildExpression(_ text: String) -> [Row] { [Row(text: text, depth: 0)] }
    static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [] }
    static func buildArray(_ rows: [[Row]]) -> [Row] { Array(rows.joined()) }
}
struct Group { let rows: [Row]; init(@RowBuilder _ content: () -> [Row]) { rows = content() } }
protocol Page { @RowBuilder var body: [Row] { get }; var title: String { get } }
extension Page { var title: String { String(describing: type(of: self)) } }
struct Home: Page {
    var names = ["a", "b"]
    var body: [Row] {
        "head"
        Group {
            "inner"
            Group { for name in names { name } }
        }
        if names.count > 5 { "many" }
    }
}
func show(_ page: some Page) { print(page.title, page.body.map { String(repeating: "-", count: $0.depth) + $0.text }) }
show(Home())
show(Home(names: []))
