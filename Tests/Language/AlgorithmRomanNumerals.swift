func roman(_ n: Int) -> String {
    let table = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
    var rest = n, out = ""
    for (value, symbol) in table { while rest >= value { out += symbol; rest -= value } }
    return out
}
print([1, 4, 9, 14, 40, 90, 1999, 2024].map(roman))
