struct Color {
    let red, green, blue: Double
    init(red: Double, green: Double, blue: Double) { self.red = red; self.green = green; self.blue = blue }
    init(white: Double) { self.init(red: white, green: white, blue: white) }
    init(hex: Int) {
        self.init(red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255, blue: Double(hex & 0xff) / 255)
    }
}
print(Color(white: 0.5), Color(hex: 0xff0033))
struct Rect { var w = 1, h = 1 }
extension Rect { init(side: Int) { self.init(w: side, h: side) } }
print(Rect(), Rect(side: 3), Rect(w: 2))
