import Testing

@testable import SwiftUIFrontEnd

/// What publishers deliver and when, by Combine's documentation: values come while something subscribes or sends, and what
/// names a scheduler comes later.
@Suite struct PublisherTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let why: String
        let code: String
        let printed: [String]
        var testDescription: String { why }

        init(_ why: String, _ code: String, _ printed: String...) {
            self.why = why
            self.code = code
            self.printed = printed
        }
    }

    /// Programs that may use a bag for cancellables, a subject of numbers, an error and a shop with published properties.
    static let declarations = """
        import Combine
        enum Leak: Error { case small, large }
        final class Shop: ObservableObject {
            @Published var price = 3
            @Published var names = ["Ada"]
            @Published var shown = ""
            @Published var watched = 0 { didSet { print("did", oldValue, watched) } }
        }
        var bag = Set<AnyCancellable>()
        let numbers = PassthroughSubject<Int, Never>()
        let shop = Shop()

        """

    static let sources: [Case] = [
        Case(
            "just one value, then the end",
            "Just(4).sink { print(\"end\", $0) } receiveValue: { print($0) }.store(in: &bag)", "4", "end finished"),
        Case("a sequence", "[1, 2].publisher.sink { print($0) }.store(in: &bag)", "1", "2"),
        Case("a range", "(1...3).publisher.map { $0 * 2 }.sink { print($0) }.store(in: &bag)", "2", "4", "6"),
        Case(
            "nothing but the end", "Empty<Int, Never>().sink { print($0) } receiveValue: { print($0) }.store(in: &bag)",
            "finished"),
        Case(
            "neither values nor an end",
            "Empty<Int, Never>(completeImmediately: false).sink { print($0) } receiveValue: { print($0) }.store(in: &bag)"
        ),
        Case(
            "a failure",
            """
            Fail<Int, Leak>(error: .large).sink { completion in
                switch completion {
                case .finished: print("finished")
                case .failure(let error): print("failed", error)
                }
            } receiveValue: { print($0) }.store(in: &bag)
            """, "failed large"),
        Case(
            "a future runs its closure when it is made, once for all",
            """
            let future = Future<Int, Never> { promise in print("work"); promise(.success(5)); promise(.success(6)) }
            print("made")
            future.sink { print("a", $0) }.store(in: &bag)
            future.sink { print("b", $0) }.store(in: &bag)
            """, "work", "made", "a 5", "b 5"),
        Case(
            "a deferred publisher is made for each subscriber",
            """
            let made = Deferred { () -> Just<Int> in print("make"); return Just(1) }
            made.sink { print($0) }.store(in: &bag)
            made.sink { print($0) }.store(in: &bag)
            """, "make", "1", "make", "1"),
        Case(
            "a result and an optional",
            """
            let good: Result<Int, Leak> = .success(1)
            let bad: Result<Int, Leak> = .failure(.small)
            for result in [good, bad] {
                result.publisher.sink { print("end", $0) } receiveValue: { print($0) }.store(in: &bag)
            }
            Optional(8).publisher.sink { print($0) }.store(in: &bag)
            """, "1", "end finished", "end failure(main.Leak.small)", "8"),
        Case(
            "a passthrough subject reaches who subscribed before, until it is completed",
            """
            numbers.send(1)
            numbers.sink { print("end", $0) } receiveValue: { print($0) }.store(in: &bag)
            numbers.send(2)
            numbers.send(completion: .finished)
            numbers.send(3)
            """, "2", "end finished"),
        Case(
            "a current value is delivered at once, and can be set",
            """
            let level = CurrentValueSubject<Int, Never>(7)
            level.sink { print($0) }.store(in: &bag)
            level.send(8)
            level.value = 9
            level.value += 1
            print("now", level.value)
            """, "7", "8", "9", "10", "now 10"),
        Case(
            "implicit members of what a subject sends",
            """
            enum Step: Equatable { case start, jump(Int) }
            let steps = PassthroughSubject<Step, Never>()
            steps.filter { $0 != .start }.sink { print($0) }.store(in: &bag)
            steps.send(.start)
            steps.send(.jump(2))
            """, "jump(2)"),
        Case(
            "a published property tells the value before it holds it",
            """
            shop.$price.sink { print("new", $0, "old", shop.price) }.store(in: &bag)
            shop.price = 4
            print("now", shop.price)
            """, "new 3 old 3", "new 4 old 3", "now 4"),
        Case(
            "a change in place is one change",
            "shop.$names.dropFirst().sink { print($0) }.store(in: &bag); shop.names.append(\"Bo\"); shop.names[0] = \"Al\"",
            "[\"Ada\", \"Bo\"]", "[\"Al\", \"Bo\"]"),
        Case(
            "the object tells before any published property changes",
            """
            shop.objectWillChange.sink { print("will", shop.price) }.store(in: &bag)
            shop.$price.dropFirst().sink { print("price", $0) }.store(in: &bag)
            shop.price = 5
            shop.objectWillChange.send()
            """, "will 3", "price 5", "will 5"),
        Case(
            "observers of a published property run after its subscribers",
            "shop.$watched.dropFirst().sink { print(\"sink\", $0) }.store(in: &bag); shop.watched = 2", "sink 2",
            "did 0 2"),
        Case(
            "an initialiser sets a published property through its setter",
            """
            final class Meter: ObservableObject {
                @Published var level = 1 { didSet { print("did", level) } }
                init() { level = 2 }
            }
            _ = Meter()
            """, "did 2")
    ]

    static let ends: [Case] = [
        Case(
            "assigned to a published property, for as long as that lives",
            "shop.$price.map { \"costs \\($0)\" }.assign(to: &shop.$shown); shop.price = 9; print(shop.shown)",
            "costs 9"),
        Case(
            "assigned by a key path",
            "shop.$price.map { String($0) }.assign(to: \\.shown, on: shop).store(in: &bag); shop.price = 6; print(shop.shown)",
            "6"),
        Case(
            "cancelled", "let one = numbers.sink { print($0) }; numbers.send(1); one.cancel(); numbers.send(2)", "1"),
        Case(
            "released with the last that holds it",
            """
            var one: AnyCancellable? = numbers.sink { print("one", $0) }
            numbers.sink { print("two", $0) }.store(in: &bag)
            numbers.send(1)
            one = nil
            numbers.send(2)
            bag.removeAll()
            numbers.send(3)
            """, "one 1", "two 1", "two 2"),
        Case(
            "a closure of one's own to cancel",
            "let one = AnyCancellable { print(\"gone\") }; one.cancel(); one.cancel()", "gone"),
        Case(
            "a subject that subscribes",
            "numbers.map { $0 + 1 }.sink { print($0) }.store(in: &bag); [1, 2].publisher.subscribe(numbers).store(in: &bag)",
            "2", "3"),
        Case(
            "a loop over values",
            "func walk() async { for await n in [1, 2].publisher.map({ $0 * 3 }).values { print(n) } }; await walk()",
            "3", "6"),
        Case(
            "the value of a future",
            "func ask() async { print(await Future<Int, Never> { $0(.success(3)) }.value) }; await ask()", "3")
    ]

    static let operators: [Case] = [
        Case("key paths", "[\"ab\", \"c\"].publisher.map(\\.count).sink { print($0) }.store(in: &bag)", "2", "1"),
        Case(
            "nil is left out", "[\"1\", \"x\"].publisher.compactMap { Int($0) }.sink { print($0) }.store(in: &bag)", "1"
        ),
        Case(
            "an error ends the chain",
            """
            [1, 0, 2].publisher.tryMap { n -> Int in
                guard n > 0 else { throw Leak.small }
                return n
            }.sink { print($0) } receiveValue: { print($0) }.store(in: &bag)
            """, "1", "failure(main.Leak.small)"),
        Case(
            "each of the results so far", "[1, 2, 3].publisher.scan(10) { $0 + $1 }.sink { print($0) }.store(in: &bag)",
            "11", "13", "16"),
        Case("all at the end", "[1, 2].publisher.collect().sink { print($0) }.store(in: &bag)", "[1, 2]"),
        Case("in groups", "[1, 2, 3].publisher.collect(2).sink { print($0) }.store(in: &bag)", "[1, 2]", "[3]"),
        Case("one result", "[1, 2, 3].publisher.reduce(0, +).sink { print($0) }.store(in: &bag)", "6"),
        Case(
            "repeated values", "[1, 1, 2, 1].publisher.removeDuplicates().sink { print($0) }.store(in: &bag)", "1", "2",
            "1"),
        Case(
            "the first",
            "[4, 5].publisher.first().sink { print(\"end\", $0) } receiveValue: { print($0) }.store(in: &bag)", "4",
            "end finished"),
        Case("the first that fits", "[4, 5].publisher.first { $0 > 4 }.sink { print($0) }.store(in: &bag)", "5"),
        Case("the last", "[4, 5].publisher.last().sink { print($0) }.store(in: &bag)", "5"),
        Case("some in front", "(1...9).publisher.dropFirst(2).prefix(2).sink { print($0) }.store(in: &bag)", "3", "4"),
        Case("until one fails", "[1, 5, 2].publisher.prefix { $0 < 3 }.sink { print($0) }.store(in: &bag)", "1"),
        Case(
            "from the first that fails", "[1, 5, 2].publisher.drop { $0 < 3 }.sink { print($0) }.store(in: &bag)", "5",
            "2"),
        Case(
            "values around", "[2].publisher.prepend(0, 1).append(3).collect().sink { print($0) }.store(in: &bag)",
            "[0, 1, 2, 3]"),
        Case(
            "a sequence in front", "[2].publisher.prepend([0, 1]).collect().sink { print($0) }.store(in: &bag)",
            "[0, 1, 2]"),
        Case(
            "an array in front of arrays", "shop.$names.prepend([]).first().sink { print($0.count) }.store(in: &bag)",
            "0"),
        Case(
            "the latest of each, once each has sent",
            """
            let words = PassthroughSubject<String, Never>()
            numbers.combineLatest(words).sink { print($0, $1) }.store(in: &bag)
            numbers.send(1); numbers.send(2); words.send("a"); numbers.send(3)
            """, "2 a", "3 a"),
        Case(
            "three at once, with a closure",
            "Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }.sink { print($0) }.store(in: &bag)", "6"),
        Case(
            "pair by pair", "[1, 2, 3].publisher.zip([\"a\", \"b\"].publisher).sink { print($0, $1) }.store(in: &bag)",
            "1 a", "2 b"),
        Case(
            "as they come", "[1, 2].publisher.merge(with: [3].publisher).sink { print($0) }.store(in: &bag)", "1", "2",
            "3"),
        Case(
            "a publisher for each",
            "[1, 2].publisher.flatMap { n in [n, n * 10].publisher }.sink { print($0) }.store(in: &bag)",
            "1", "10", "2", "20"),
        Case(
            "the latest publisher alone",
            """
            let other = PassthroughSubject<Int, Never>()
            let both = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
            both.switchToLatest().sink { print($0) }.store(in: &bag)
            both.send(numbers); numbers.send(1); both.send(other); numbers.send(2); other.send(3)
            """, "1", "3"),
        Case(
            "another in place of a failure",
            "Fail<Int, Leak>(error: .small).catch { _ in Just(7) }.sink { print($0) }.store(in: &bag)", "7"),
        Case(
            "a value in place of a failure",
            "Fail<Int, Leak>(error: .small).replaceError(with: 8).sink { print($0) }.store(in: &bag)", "8"),
        Case(
            "a value where there is none",
            "Empty<Int, Never>().replaceEmpty(with: 9).sink { print($0) }.store(in: &bag)", "9"),
        Case("a value for nil", "[1, nil].publisher.replaceNil(with: 0).sink { print($0) }.store(in: &bag)", "1", "0"),
        Case(
            "another error",
            "Fail<Int, Leak>(error: .small).mapError { _ in Leak.large }.sink { print($0) } receiveValue: { _ in }.store(in: &bag)",
            "failure(main.Leak.large)"),
        Case(
            "again after a failure",
            """
            var tries = 0
            Deferred { () -> AnyPublisher<Int, Leak> in
                tries += 1
                return tries < 3
                    ? Fail(error: Leak.small).eraseToAnyPublisher()
                    : Just(tries).setFailureType(to: Leak.self).eraseToAnyPublisher()
            }.retry(2).replaceError(with: 0).sink { print($0) }.store(in: &bag)
            """, "3"),
        Case(
            "events on the way",
            """
            Just(1).handleEvents(receiveOutput: { print("out", $0) }, receiveCompletion: { _ in print("done") })
                .sink { print("end", $0) } receiveValue: { print($0) }.store(in: &bag)
            """, "out 1", "1", "done", "end finished"),
        Case(
            "one subscription shared",
            """
            let shared = numbers.map { n -> Int in print("work"); return n }.share()
            shared.sink { print("a", $0) }.store(in: &bag)
            shared.sink { print("b", $0) }.store(in: &bag)
            numbers.send(1)
            """, "work", "a 1", "b 1"),
        Case(
            "decoded",
            """
            struct Pin: Decodable { let name: String }
            Just("[{\\"name\\": \\"A\\"}]".data(using: .utf8)!).decode(type: [Pin].self, decoder: JSONDecoder())
                .map { $0.map(\\.name) }.replaceError(with: []).sink { print($0) }.store(in: &bag)
            Just("nothing".data(using: .utf8)!).decode(type: [Pin].self, decoder: JSONDecoder())
                .map { $0.map(\\.name) }.replaceError(with: []).sink { print($0) }.store(in: &bag)
            """, "[\"A\"]", "[]"),
        Case(
            "answers",
            "[1, 5].publisher.contains { $0 > 4 }.sink { print($0) }.store(in: &bag); [1, 5].publisher.allSatisfy { $0 > 4 }.sink { print($0) }.store(in: &bag)",
            "true", "false"),
        Case(
            "counted",
            "[1, 5].publisher.count().sink { print($0) }.store(in: &bag); [1, 5, 2].publisher.max().sink { print($0) }.store(in: &bag)",
            "2", "5"),
        Case(
            "an operator of one's own",
            """
            extension Publisher where Output == Int {
                func doubled() -> AnyPublisher<Int, Failure> { map { $0 * 2 }.eraseToAnyPublisher() }
            }
            shop.$price.doubled().sink { print($0) }.store(in: &bag)
            """, "6")
    ]

    static let later: [Case] = [
        Case(
            "on a queue",
            "Just(1).receive(on: DispatchQueue.main).sink { print($0) }.store(in: &bag); print(\"first\")", "first", "1"
        ),
        Case(
            "at once",
            "Just(1).receive(on: ImmediateScheduler.shared).sink { print($0) }.store(in: &bag); print(\"last\")", "1",
            "last"),
        Case(
            "subscribed on a queue",
            "Just(1).subscribe(on: DispatchQueue.global()).sink { print($0) }.store(in: &bag); print(\"first\")",
            "first", "1"),
        Case(
            "the shorter delay comes first",
            """
            Just("b").delay(for: .seconds(2), scheduler: RunLoop.main).sink { print($0) }.store(in: &bag)
            Just("a").delay(for: .milliseconds(500), scheduler: RunLoop.main).sink { print($0) }.store(in: &bag)
            """, "a", "b"),
        Case(
            "the last of a burst",
            """
            numbers.debounce(for: 0.3, scheduler: RunLoop.main).sink { print($0) }.store(in: &bag)
            numbers.send(1); numbers.send(2); numbers.send(3)
            """, "3"),
        Case(
            "the first of a burst and its latest",
            """
            numbers.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).sink { print($0) }.store(in: &bag)
            numbers.send(1); numbers.send(2); numbers.send(3)
            """, "1", "3"),
        Case(
            "nothing after it is cancelled",
            "let one = Just(1).receive(on: DispatchQueue.main).sink { print($0) }; one.cancel(); print(\"only\")",
            "only")
    ]

    @Test(arguments: sources + ends + operators + later) func delivers(_ item: Case) {
        let outcome = ProgramRunner.run(Self.declarations + item.code + "\n", later: true)
        #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
        #expect(outcome.printed == item.printed.map { $0 + "\n" }.joined())
    }

    /// What is no publisher's method, and what never comes to rest, is told with its place.
    @Test(arguments: [
        ("numbers.1️⃣measureInterval(using: RunLoop.main)", "unknown-member"),
        ("shop.$price.sink 1️⃣{ shop.price = $0 + 1 }.store(in: &bag)\nshop.price = 5", "depth-limit")
    ]) func tells(_ code: String, _ id: String) {
        let source = MarkedSource(name: id, id: id, marked: Self.declarations + code)
        let outcome = ProgramRunner.run(source.text)
        #expect(outcome.diagnostics.map(\.id) == [id])
        #expect(outcome.diagnostics.first?.range?.lowerBound == source.offset)
    }
}
