print(Int(3.99), Int(-3.99), Double(3), Int("12")!, UInt8(255), Int8(-1), Int(true ? 1 : 0), Int(Character("7").wholeNumberValue!))
print(UInt8(truncatingIfNeeded: 300), Int8(clamping: 500), UInt8(exactly: 300) as Any, Int(exactly: 2.5) as Any, Int(exactly: 4.0)!)
print(Double(7) / 2, Int(7.0 / 2), Float(0.1), Double(Float(0.5)), UInt(5) + UInt(Int(3)), Int(UInt8(9)) - 10)
print(Int64(5) * 2, UInt16("ff", radix: 16)!, numericCast(UInt8(7)) as Int)
