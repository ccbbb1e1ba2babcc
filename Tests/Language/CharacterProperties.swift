let chars: [Character] = ["a", "Z", "5", " ", "é", "!", "日", "\n", "½"]
for c in chars {
    print(c.isLetter, c.isNumber, c.isUppercase, c.isWhitespace, c.isPunctuation, c.isASCII, c.wholeNumberValue ?? -1)
}
print(Character("a").asciiValue!, Character("x").uppercased(), "7".first!.wholeNumberValue! + 1, Character("f").hexDigitValue!)
print(Character("a") < Character("b"), "abc".contains(Character("c")))
