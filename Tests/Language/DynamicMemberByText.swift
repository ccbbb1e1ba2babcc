@dynamicMemberLookup struct Prices {
    var cents = ["tea": 250]
    subscript(dynamicMember drink: String) -> String { cents[drink].map { "\($0 / 100).\($0 % 100)" } ?? "not served" }
}
let prices = Prices()
print(prices.tea, prices.mead)
