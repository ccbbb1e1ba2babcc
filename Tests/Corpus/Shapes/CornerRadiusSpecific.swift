import SwiftUI

extension View {
    func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View { clipShape(RoundedCorner(radius: radius, corners: corners)) }
}
struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners
    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}
struct CornerRadiusSpecific: View {
    var body: some View {
        VStack(spacing: 0) {
            Text("Top").frame(maxWidth: .infinity).padding().background(Color.blue).cornerRadius(20, corners: [.topLeft, .topRight])
            Text("Bottom").frame(maxWidth: .infinity).padding().background(Color.green).cornerRadius(20, corners: .bottomRight)
        }
        .padding()
        .shadow(color: Color(#colorLiteral(red: 0, green: 0, blue: 0, alpha: 0.25)), radius: 10, x: 0, y: 6)
    }
}
