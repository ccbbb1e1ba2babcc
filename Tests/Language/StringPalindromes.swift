func isPalindrome(_ s: String) -> Bool {
    let letters = s.lowercased().filter(\.isLetter)
    return letters == String(letters.reversed())
}
print(isPalindrome("Never odd or even"), isPalindrome("Swift"), isPalindrome(""))
var i = 0
let chars = Array("hello")
while i < chars.count { print(chars[i], terminator: i == chars.count - 1 ? "\n" : "-"); i += 1 }
print("hello".firstIndex(of: "l").map { "hello"[$0...] } ?? "", "level".reversed().elementsEqual("level"))
