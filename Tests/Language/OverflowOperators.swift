let big: Int8 = 127
print(big &+ 1, big &- (-1), big &* 2, Int8.min &- 1, UInt8.max &+ 2)
print(big.addingReportingOverflow(1), big.multipliedReportingOverflow(by: 3).overflow, UInt8(3).subtractingReportingOverflow(4).partialValue)
print(Int.max &+ 1 == Int.min, UInt.max, UInt64.max &* UInt64.max, Int32.max)
print(Int8(truncatingIfNeeded: 300), UInt8(truncatingIfNeeded: -1), Int8(clamping: 300), UInt8(clamping: -5), Int8(exactly: 300) as Any, Int(exactly: 2.5) as Any, UInt8(exactly: 255.0) as Any)
print(1 << 3, -16 >> 2, UInt8(0b1010_0000) >> 4, UInt8(1) << 9, 1 &<< 65, ~UInt8(5), ~5, 6 & 3, 6 | 3, 6 ^ 3)
print(Int.bitWidth, UInt16.max.nonzeroBitCount, 8.trailingZeroBitCount, UInt8(1).leadingZeroBitCount, (1 as Int16).byteSwapped)
print(7 / 2, -7 / 2, 7 % -2, -7 % 2, (-7).quotientAndRemainder(dividingBy: 2), 5.signum(), (-5).magnitude, abs(-5))
print(String(255, radix: 16), String(255, radix: 2), Int("ff", radix: 16)!, Int("zz", radix: 36)!, Int("12a") as Any, Int("+7")!, Int("-0")!)
var x: UInt8 = 250
x &+= 10
print(x)
print(UInt8("256") as Any, UInt8("255")!, Int64.max, Int16(bitPattern: 65535), UInt8(bitPattern: -1))
print((0x1F, 0o17, 0b11, 1_000_000, 0x1p4, 1e3, 1.5e-3))
print(Int(3.99), Int(-3.99), Int(3.5.rounded()), Int((-2.5).rounded(.toNearestOrEven)), UInt(7.9), Double(Int.max), Float(0.1), Double(Float(0.1)))
