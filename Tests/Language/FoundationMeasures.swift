import Foundation

let way = Measurement(value: 3, unit: UnitLength.kilometers)
let more = Measurement(value: 500, unit: UnitLength.meters)
print((way + more).value, (way + more).unit.symbol, (way + way).value, (way - more).value)
print((way * 2).value, (way / 2).value, way > more, way == Measurement(value: 3000, unit: UnitLength.meters))
print(way.converted(to: .meters).value, [way, more].sorted { $0 < $1 }.map(\.value))
print(Measurement(value: 2, unit: UnitDuration.hours).converted(to: .minutes).value)
print((0.256).formatted(.percent.rounded(increment: 5)), (0.256).formatted(.percent.rounded(rule: .up, increment: 1)))
print((1234.0).formatted(.number.rounded(increment: 50)), (0.256).formatted(.percent.precision(.fractionLength(0))))
let price = NSDecimalNumber(string: "0.1")
print(price.adding(NSDecimalNumber(string: "0.2")).doubleValue, price.multiplying(by: NSDecimalNumber(value: 3)).stringValue)
print(NSDecimalNumber(decimal: 5).compare(NSDecimalNumber(decimal: 6)) == .orderedAscending, NSDecimalNumber(string: "3.14").intValue)
let zone = TimeZone(secondsFromGMT: 0)!
let epoch = Date(timeIntervalSince1970: 0)
print(ISO8601DateFormatter.string(from: epoch, timeZone: zone, formatOptions: [.withInternetDateTime]))
print(ISO8601DateFormatter.string(from: epoch, timeZone: zone, formatOptions: [.withFullDate]))
