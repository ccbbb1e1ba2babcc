@resultBuilder struct ArrayBuilder<T> { static func buildExpression(_ e: T) -> [T] { [e] }; static func buildExpression(_ e: [T]) -> [T] { e }; static func buildBlock(_ p: [T]...) -> [T] { p.flatMap { $0 } }; static func buildOptional(_ p: [T]?) -> [T] { p ?? [] }; static func buildEither(first p: [T]) -> [T] { p }; static func buildEither(second p: [T]) -> [T] { p }; static func buildArray(_ p: [[T]]) -> [T] { p.flatMap { $0 } }; static func buildLimitedAvailability(_ p: [T]) -> [T] { p } }
extension Array { init(@ArrayBuilder<Element> _ make: () -> [Element]) { self = make() } }
func list(@ArrayBuilder<Int> _ make: () -> [Int]) -> [Int] { make() }
print(list { 1; [2, 3]; if Bool("true")! { 4 }; for i in 5..<7 { i * 10 } })
struct Html { let text: String }
@resultBuilder enum HtmlBuilder { static func buildBlock(_ parts: Html...) -> Html { Html(text: parts.map(\.text).joined()) }; static func buildExpression(_ s: String) -> Html { Html(text: s) }; static func buildExpression(_ h: Html) -> Html { h }; static func buildEither(first h: Html) -> Html { h }; static func buildEither(second h: Html) -> Html { h }; static func buildOptional(_ h: Html?) -> Html { h ?? Html(text: "") }; static func buildArray(_ h: [Html]) -> Html { Html(text: h.map(\.text).joined(separator: ",")) } }
func tag(_ name: String, @HtmlBuilder _ content: () -> Html) -> Html { Html(text: "<\(name)>\(content().text)</\(name)>") }
let items = ["a", "b"]
print(tag("ul") { "start"; for i in items { tag("li") { i } }; if items.count > 5 { "many" } else if items.isEmpty { "none" } else { tag("b") { "few"; "!" } } }.text)
struct Page { @HtmlBuilder var body: Html { "x"; tag("i") { "y" } } }
print(Page().body.text)
