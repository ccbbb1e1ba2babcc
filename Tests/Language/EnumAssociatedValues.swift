enum Barcode {
    case upc(Int, Int, Int)
    case qr(String)
    case none
}
func describe(_ code: Barcode) -> String {
    switch code {
    case .upc(let a, _, let c): return "upc \(a)-\(c)"
    case let .qr(text) where text.isEmpty: return "empty qr"
    case .qr(let text): return "qr \(text)"
    case .none: return "none"
    }
}
for code in [Barcode.upc(1, 2, 3), .qr(""), .qr("hi"), .none] { print(describe(code)) }
print(Barcode.upc(8, 5, 1), Barcode.qr("x"))
