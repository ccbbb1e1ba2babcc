var on = false
on.toggle()
print(on, !on, on && !on, on || false, on == true, on != false)
struct S { var flags = [false, true] }
var s = S()
s.flags[0].toggle()
s.flags.indices.forEach { s.flags[$0].toggle() }
print(s.flags, [true, false].contains(true), [true, true].allSatisfy { $0 })
