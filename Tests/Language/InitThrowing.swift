enum BadAge: Error { case negative, tooOld(Int) }
struct Age {
    let years: Int
    init(_ years: Int) throws {
        if years < 0 { throw BadAge.negative }
        guard years < 150 else { throw BadAge.tooOld(years) }
        self.years = years
    }
}
for n in [20, -1, 200] {
    do { print(try Age(n).years) } catch { print(error) }
}
print((try? Age(30))?.years ?? -1)
