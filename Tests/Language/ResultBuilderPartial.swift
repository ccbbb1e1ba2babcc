@resultBuilder
enum Sum {
    static func buildPartialBlock(first: Int) -> Int { first }
    static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated + next }
    static func buildExpression(_ n: Int) -> Int { n }
    static func buildExpression(_ s: String) -> Int { s.count }
}
func sum(@Sum _ make: () -> Int) -> Int { make() }
print(sum { 1; 2; "three" }, sum { 10 })
