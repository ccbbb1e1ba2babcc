protocol Styled { var size: Double { get }; var name: String { get } }
extension Styled { var size: Double { 12 }; var name: String { String(describing: Self.self) }; var label: String { "\(name) \(size)" } }
struct Body: Styled {}
struct Title: Styled { let size = 20.0 }
struct Custom: Styled { var name = "custom"; var size: Double }
print(Body().label, Title().label, Custom(size: 3).label)
let all: [any Styled] = [Body(), Title()]
print(all.map(\.size), all.map { $0.label })
