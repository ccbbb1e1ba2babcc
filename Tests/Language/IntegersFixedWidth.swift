var b: UInt8 = 250
b &+= 10
print(b, UInt8(200) &+ 100, Int8(127) &+ 1, UInt8.min, Int16.max)
let (v, o) = UInt8(200).addingReportingOverflow(100)
print(v, o, Int8.max.addingReportingOverflow(1), UInt8(255).multipliedReportingOverflow(by: 2))
print(UInt8(truncatingIfNeeded: 300), Int8(truncatingIfNeeded: 200), UInt8(clamping: 300), Int8(clamping: -500), UInt8(exactly: 256) as Any, Int8(exactly: 5) as Any)
print(~UInt8(0), UInt8(1) << 7, UInt8(0x80) >> 3, Int8(-128) >> 1, UInt16(0xff00) & 0x0ff0, UInt8(0b1010) ^ 0b0110)
print(UInt8(7).leadingZeroBitCount, UInt32(1).bitWidth, UInt8(255).nonzeroBitCount, UInt16(0x1234).byteSwapped, Int32(-5).magnitude)
let hex: UInt32 = 0xFF8040
print((hex >> 16) & 0xFF, (hex >> 8) & 0xFF, hex & 0xFF, Double((hex >> 16) & 0xFF) / 255, String(hex, radix: 16))
let bytes: [UInt8] = [1, 2, 255]
print(bytes, bytes.reduce(0) { $0 + Int($1) }, bytes.map { $0 &+ 1 }, type(of: bytes[0]), Array("az".utf8), UInt8(ascii: "a"))
for i: UInt8 in 253...255 { print(i, terminator: " ") }
print(Int64(5) * 3, Int(UInt8(9)), UInt(3), UInt64.max, Int32(7) / 2, UInt8(17) % 5, Float(2) * 1.5)
