print(0b1100 & 0b1010, 0b1100 | 0b1010, 0b1100 ^ 0b1010, ~0, 1 << 10, 1024 >> 3, -16 >> 2)
print(UInt8(0b0000_1111) << 4, ~UInt8(1), 5.nonzeroBitCount, 8.trailingZeroBitCount, UInt8(1).leadingZeroBitCount, 255.bitWidth)
var flags = 0
flags |= 1 << 2
flags |= 1 << 0
flags &= ~(1 << 2)
flags ^= 0b110
print(flags, flags & 2 != 0, 0xff00 >> 8, UInt32(0x1234).byteSwapped)
let rgb = 0x336699
print((rgb >> 16) & 0xff, (rgb >> 8) & 0xff, rgb & 0xff)
