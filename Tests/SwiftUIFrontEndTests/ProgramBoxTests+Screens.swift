/// What whole screens ask of SwiftUI and Foundation beyond single views.
extension ProgramBoxTests {
    static let screens = [
        Case(
            "a navigation stack shows the destination of its path's last element",
            """
            struct V: View { @State var path: [CGFloat] = [7, 9]
                var body: some View { NavigationStack(path: $path) {
                    Color.red.navigationDestination(for: CGFloat.self) { box($0) } } } }
            """, 9, 1),
        Case(
            "what is pushed as the view appears is on top; the destination is found by the element's type: 5 + 40",
            """
            enum Route: Hashable { case detail(CGFloat), settings }
            struct V: View { @State var path = NavigationPath()
                var body: some View { NavigationStack(path: $path) {
                    List { NavigationLink("A", value: Route.settings) }
                        .navigationDestination(for: Int.self) { _ in box(1) }
                        .navigationDestination(for: Route.self) { route in
                            switch route { case .detail(let w): box(w + 40); case .settings: box(2) } }
                }.onAppear { path.append(3); path.append(Route.detail(5)) } } }
            """, 45, 1),
        Case(
            "a destination without a view for its element leaves what was shown",
            """
            struct V: View { var body: some View { NavigationStack(path: .constant([1])) { box(13) } } }
            """, 13, 1),
        Case(
            "presented destinations stand on each other, the item's on top: its 4, and 3 when it appeared",
            """
            struct Item: Hashable { var w: CGFloat }
            struct Detail: View { let item: Item; @State var more: CGFloat = 0
                var body: some View { box(item.w + more).onAppear { more = 3 } } }
            struct V: View { @State var isShown = true; @State var item: Item? = Item(w: 4)
                var body: some View { NavigationStack { box(100)
                    .navigationDestination(isPresented: $isShown) {
                        Text("B").navigationDestination(item: $item) { Detail(item: $0) } } } } }
            """, 7, 1),
        Case(
            "a stream that is made with its continuation gives what was yielded: 5 + 6",
            """
            struct V: View { @State var w: CGFloat = 1
                var body: some View { box(w).task {
                    let (stream, continuation) = AsyncStream.makeStream(of: CGFloat.self)
                    continuation.yield(5); continuation.yield(6); continuation.finish()
                    w = 0
                    for await n in stream { w += n } } } }
            """, 11, 1),
        Case(
            "lengths of time as Foundation writes them, and lists by their width",
            """
            struct V: View { var body: some View {
                let d = Duration.seconds(3723.6)
                let found = [
                    d.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 1, roundFractionalSeconds: .down))),
                    d.formatted(.time(pattern: .minuteSecond)),
                    d.formatted(.time(pattern: .hourMinute(padHourToLength: 2, roundSeconds: .down))),
                    d.formatted(.units(allowed: [.hours, .minutes], width: .narrow, maximumUnitCount: 1)),
                    d.formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide,
                        fractionalPart: .hide(rounded: .down))),
                    d.formatted(.units(allowed: [.minutes, .seconds], width: .narrow, fractionalPart: .show(length: 1))),
                    Duration.seconds(60).formatted(.units(allowed: [.hours, .minutes], width: .narrow,
                        zeroValueUnits: .show(length: 1))),
                    ["a", "b", "c"].formatted(.list(type: .and, width: .narrow)),
                    ["a", "b", "c"].formatted(.list(type: .and, width: .short)),
                    ["a", "b"].formatted(.list(type: .or, width: .short)),
                    [1, 2].formatted(.list(memberStyle: .number, type: .and))]
                let wanted = ["62:03", "62:04", "01:02", "1h", "1 hour, 2 minutes, 3 seconds", "62m 3.6s", "0h 1m",
                    "a, b, c", "a, b, & c", "a or b", "1 and 2"]
                return box(CGFloat(zip(found, wanted).filter { $0 == $1 }.count)) } }
            """, 11, 1),
        Case(
            "zones of the United States have names, and summer time from March 8 to November 1 of 2026: 1 + 2 + 8",
            """
            struct V: View { var body: some View {
                let zone = TimeZone(identifier: "America/New_York")!
                func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
                var w: CGFloat = 0
                if zone.abbreviation(for: at(1_767_225_600)) == "EST" { w += 1 }
                // July 1; March 8 at 1:59 and at 2 o'clock of standard time.
                if zone.isDaylightSavingTime(for: at(1_782_864_000)) { w += 2 }
                if zone.isDaylightSavingTime(for: at(1_772_953_140)) { w += 4 }
                if zone.isDaylightSavingTime(for: at(1_772_953_200)) { w += 8 }
                return box(w) } }
            """, 11, 1),
        Case(
            "a query gives the preview's models that pass its filter, in its order: 100 times 2, the first's 3",
            """
            import SwiftData
            @Model final class Book { var title: String; var year: Int; var w: CGFloat
                init(_ title: String, _ year: Int, _ w: CGFloat) { self.title = title; self.year = year; self.w = w } }
            struct V: View {
                @Query(filter: #Predicate<Book> { $0.year > 1900 }, sort: \\Book.title) private var books: [Book]
                var body: some View { box(CGFloat(books.count) * 100 + (books.first?.w ?? 0)) } }
            #Preview {
                let container = try! ModelContainer(for: Book.self,
                    configurations: ModelConfiguration(isStoredInMemoryOnly: true))
                for (title, year, w) in [("Zen", 1974, 1), ("Emma", 1815, 2), ("Dune", 1965, 3)] {
                    container.mainContext.insert(Book(title, year, CGFloat(w)))
                }
                return V().modelContainer(container)
            }
            """, 203, 1),
        Case(
            "what the view inserts and deletes is seen by its queries; one model is kept once: B and C, backwards by size",
            """
            import SwiftData
            @Model final class Dot { var w: CGFloat; init(_ w: CGFloat) { self.w = w } }
            struct V: View {
                @Environment(\\.modelContext) private var context
                @Query(sort: [SortDescriptor(\\Dot.w, order: .reverse)]) private var dots: [Dot]
                @Query(sort: \\Dot.w, order: .reverse, animation: .default) private var same: [Dot]
                var body: some View {
                    box((dots.first?.w ?? 0) + CGFloat(dots.count) * 100 + (same.last?.w ?? 0) * 10).onAppear {
                        let a = Dot(1), b = Dot(2), c = Dot(5)
                        for dot in [a, b, c, b] { context.insert(dot) }
                        context.delete(a)
                    } } }
            """, 225, 1),
        Case(
            "dates are written as a style's locale does, and objects of frameworks take tables of options: 6 of 6",
            """
            import CoreImage
            struct V: View { let context = CIContext(options: [.useSoftwareRenderer: false])
                var body: some View {
                let d = Date(timeIntervalSince1970: 1_767_299_400)
                let british = Locale(identifier: "en_GB"), german = Locale(identifier: "de_DE")
                let found = [
                    d.formatted(.dateTime.hour().minute().locale(british)),
                    d.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: british)),
                    d.formatted(Date.FormatStyle(date: .long, time: .omitted).locale(british)),
                    d.formatted(Date.FormatStyle(date: .numeric, time: .omitted).locale(german)),
                    d.formatted(Date.FormatStyle(date: .long, time: .omitted).locale(german)),
                    d.formatted(Date.FormatStyle(date: .numeric, time: .omitted))]
                let wanted = ["20:30", "20:30", "1 January 2026", "1.1.2026", "1. Januar 2026", "1/1/2026"]
                return box(CGFloat(zip(found, wanted).filter { $0 == $1 }.count)) } }
            """, 6, 1),
        Case(
            "property wrappers decode themselves: 42 + 7, 100 for what is missing, 1000 for what is on",
            """
            @propertyWrapper struct Lossy: Decodable {
                var wrappedValue: Int
                init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
                init(from d: Decoder) throws {
                    let c = try d.singleValueContainer()
                    if let i = try? c.decode(Int.self) { wrappedValue = i }
                    else { wrappedValue = Int(try c.decode(String.self)) ?? 0 } }
            }
            @propertyWrapper struct DefaultFalse: Codable {
                var wrappedValue = false
                init() {}
                init(from d: Decoder) throws { wrappedValue = (try? d.singleValueContainer().decode(Bool.self)) ?? false }
            }
            extension KeyedDecodingContainer {
                func decode(_ type: DefaultFalse.Type, forKey key: Key) throws -> DefaultFalse {
                    try decodeIfPresent(type, forKey: key) ?? DefaultFalse() }
            }
            struct Item: Decodable { let id: Int; @Lossy var n: Int; @DefaultFalse var isNew: Bool }
            let json = #"[{"id":1,"n":"42"},{"id":2,"n":7,"isNew":true}]"#
            struct V: View { var body: some View {
                let items = (try? JSONDecoder().decode([Item].self, from: Data(json.utf8))) ?? []
                return box(CGFloat(items.reduce(0) { $0 + $1.n + ($1.isNew ? 1000 : 100) })) } }
            """, 1149, 1)
    ]
}
