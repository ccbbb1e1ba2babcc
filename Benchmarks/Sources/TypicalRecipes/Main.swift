#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Prints typical recipes as JSON Lines: `TypicalRecipes [COUNT]`, or writes their Swift into a folder:
/// `TypicalRecipes COUNT FOLDER`. The same count gives the same bytes.
///
/// A recipe has one or two views of its own and shows 10 to 40 of SwiftUI's, with text; kinds, texts and numbers vary.
@main
struct Main {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let count = arguments.first.flatMap { Int($0) } ?? 20_000
        for number in 0..<count {
            var maker = RecipeMaker(number: number)
            if let folder = arguments.dropFirst().first {
                write(maker.source(), to: "\(folder)/typical-\(number).swift")
            } else {
                print(maker.line())
            }
        }
    }

    private static func write(_ text: String, to path: String) {
        guard let file = fopen(path, "w") else {
            print("cannot write \(path)")
            exit(2)
        }
        fputs(text, file)
        fclose(file)
    }
}

/// Numbers that look random and are always the same.
struct Sequence64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0xD134_2543_DE82_EF95 &+ 0x1234_5678_9ABC_DEF1 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
