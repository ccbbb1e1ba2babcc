func sum<T: AdditiveArithmetic>(_ items: [T]) -> T { items.reduce(.zero, +) }
func average<T: BinaryFloatingPoint>(_ items: [T]) -> T { items.isEmpty ? 0 : items.reduce(0, +) / T(items.count) }
func half<T: BinaryInteger>(_ n: T) -> T { n / 2 }
func lerp<T: FloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
print(sum([1, 2, 3]), sum([0.5, 0.25]), average([1.0, 2.0, 6.0]), half(9), half(UInt8(7)), lerp(0, 10, 0.25))
