import SwiftUI

extension String {
    var isValidEmail: Bool {
        let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
        return NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: self)
    }
    var initials: String { split(separator: " ").compactMap { $0.first }.prefix(2).map(String.init).joined().uppercased() }
    func truncated(to length: Int, trailing: String = "…") -> String { count > length ? String(prefix(length)) + trailing : self }
    subscript(_ i: Int) -> String {
        let idx = index(startIndex, offsetBy: i)
        return String(self[idx...idx])
    }
    var localized: String { NSLocalizedString(self, comment: "") }
    func asDate(format: String) -> Date? {
        let df = DateFormatter()
        df.locale = Locale(identifier: "en_US_POSIX")
        df.dateFormat = format
        return df.date(from: self)
    }
}

extension Date {
    func string(_ format: String) -> String {
        let f = DateFormatter()
        f.dateFormat = format
        return f.string(from: self)
    }
    var startOfMonth: Date { Calendar.current.date(from: Calendar.current.dateComponents([.year, .month], from: self))! }
    func daysBetween(_ other: Date) -> Int { Calendar.current.dateComponents([.day], from: self, to: other).day ?? 0 }
    static func - (lhs: Date, rhs: Date) -> TimeInterval { lhs.timeIntervalSinceReferenceDate - rhs.timeIntervalSinceReferenceDate }
}

extension Array {
    func chunked(into size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
    subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Array where Element: Hashable {
    func uniqued() -> [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}

extension Sequence {
    func sum<T: Numeric>(_ keyPath: KeyPath<Element, T>) -> T { reduce(.zero) { $0 + $1[keyPath: keyPath] } }
    func sorted<T: Comparable>(by keyPath: KeyPath<Element, T>, descending: Bool = false) -> [Element] {
        sorted { descending ? $0[keyPath: keyPath] > $1[keyPath: keyPath] : $0[keyPath: keyPath] < $1[keyPath: keyPath] }
    }
}

extension Binding {
    static func ??<T>(lhs: Binding<Optional<T>>, rhs: T) -> Binding<T> where Value == T? {
        Binding<T>(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 })
    }
    func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
        Binding(get: { self.wrappedValue }, set: { newValue in
            self.wrappedValue = newValue
            handler(newValue)
        })
    }
}

extension Binding where Value == Bool {
    var not: Binding<Bool> { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) }
    init<T>(value: Binding<T?>) {
        self.init { value.wrappedValue != nil } set: { if !$0 { value.wrappedValue = nil } }
    }
}

extension Color {
    init(hex: UInt, alpha: Double = 1) {
        self.init(.sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255, blue: Double((hex >> 00) & 0xff) / 255, opacity: alpha)
    }
    init(_ hex: String) {
        var int: UInt64 = 0
        Scanner(string: hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)).scanHexInt64(&int)
        let a, r, g, b: UInt64
        switch hex.count {
        case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
        case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
        case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default: (a, r, g, b) = (1, 1, 1, 0)
        }
        self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: Double(a) / 255)
    }
    func lighter(by amount: CGFloat = 0.2) -> Self { Self(UIColor(self).withAlphaComponent(1 - amount)) }
    var uiColor: UIColor { UIColor(self) }
}

extension UIColor {
    convenience init(light: UIColor, dark: UIColor) {
        self.init { traits in traits.userInterfaceStyle == .dark ? dark : light }
    }
}

extension View {
    @ViewBuilder func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View {
        if condition { transform(self) } else { self }
    }
    func hideKeyboard() { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }
    func eraseToAnyView() -> AnyView { AnyView(self) }
    func glow(color: Color = .red, radius: CGFloat = 20) -> some View {
        self.overlay(self.blur(radius: radius / 6)).shadow(color: color, radius: radius / 3).shadow(color: color, radius: radius / 3)
    }
    func embedInNavigation() -> some View { NavigationView { self } }
    func snapshot() -> UIImage {
        let controller = UIHostingController(rootView: self)
        let view = controller.view
        let targetSize = controller.view.intrinsicContentSize
        view?.bounds = CGRect(origin: .zero, size: targetSize)
        let renderer = UIGraphicsImageRenderer(size: targetSize)
        return renderer.image { _ in view?.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true) }
    }
}

infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }

struct HelpersDemo: View {
    @State private var nickname: String? = nil
    @State private var isOff = false
    @State private var item: String? = "x"
    private let numbers = Array(1...10)
    struct Sale { let name: String; let amount: Double }
    private let sales = [Sale(name: "b", amount: 2.5), Sale(name: "a", amount: 4)]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("ada lovelace king".initials).font(.title).padding().background(Circle().fill(Color(hex: 0xFF8800)))
            Text("A very long sentence".truncated(to: 6)).foregroundColor(Color("#3498DB"))
            TextField("Nickname", text: $nickname ?? "none")
            Toggle("Inverted", isOn: $isOff.not.onChange { print($0) })
            Text(Bool(item != nil) ? "has item" : "none").glow(color: .blue)
            ForEach(numbers.chunked(into: 4), id: \.self) { row in
                HStack { ForEach(row, id: \.self) { Text("\($0)").frame(width: 30).if($0.isMultiple(of: 2)) { $0.bold() } } }
            }
            Text("\(sales.sum(\.amount), specifier: "%.1f") \(sales.sorted(by: \.name).first!.name)")
            Text([1, 2, 2, 3].uniqued().map(String.init).joined(separator: "-"))
            Text(numbers[safe: 42].map { "\($0)" } ?? "out of range")
            Text("2024-02-29".asDate(format: "yyyy-MM-dd")?.string("d MMM yyyy") ?? "?")
            Text("hello"[1])
            Text(3 |> { $0 * 2 } |> { "\($0)" })
            Rectangle().fill(Color(UIColor(light: .white, dark: .black))).frame(height: 10)
        }
        .padding()
        .embedInNavigation()
        .sheet(isPresented: Binding(value: $item)) { Text("sheet") }
    }
}

struct HelpersDemo_Previews: PreviewProvider { static var previews: some View { HelpersDemo() } }
