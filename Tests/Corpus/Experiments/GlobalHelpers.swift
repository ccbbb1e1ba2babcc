import SwiftUI

private let spacingUnit: CGFloat = 8
fileprivate func unit(_ n: CGFloat) -> CGFloat { n * spacingUnit }
infix operator ~>: AdditionPrecedence
func ~> <T, U>(value: T, f: (T) -> U) -> U { f(value) }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
extension EdgeInsets { static func all(_ v: CGFloat) -> EdgeInsets { .init(top: v, leading: v, bottom: v, trailing: v) }; static func + (a: Self, b: Self) -> Self { .init(top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing) } }
extension CGSize: @retroactive AdditiveArithmetic { public static func + (l: CGSize, r: CGSize) -> CGSize { .init(width: l.width + r.width, height: l.height + r.height) }; public static func - (l: CGSize, r: CGSize) -> CGSize { .init(width: l.width - r.width, height: l.height - r.height) } }
struct GlobalHelpers: View {
    var body: some View {
        let size = CGSize(width: 40, height: 30) + CGSize(width: 10, height: 10)
        VStack(spacing: unit(2)) {
            Text("\(√16.0, specifier: "%.0f")").padding(.all(unit(1)) + EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)).background(.yellow)
            Rectangle().frame(width: size.width, height: size.height)
            (3 ~> { "n = \($0)" }) ~> { Text($0) }
        }
    }
}
