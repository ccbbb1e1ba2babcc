import SwiftUI

struct FadingEdges: View {
    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 14) {
                ForEach(["Breakfast", "Lunch", "Dinner", "Snacks", "Drinks", "Party", "Picnic"], id: \.self) { name in
                    Text(name)
                        .padding(.horizontal, 16)
                        .frame(height: 36)
                        .background(Capsule().fill(Color.green.opacity(0.2)))
                        .fixedSize()
                }
            }
            .padding(.horizontal, 24)
        }
        .mask(
            HStack(spacing: 0) {
                LinearGradient(gradient: Gradient(colors: [.clear, .black]), startPoint: .leading, endPoint: .trailing)
                    .frame(width: 24)
                Rectangle()
                LinearGradient(gradient: Gradient(colors: [.black, .clear]), startPoint: .leading, endPoint: .trailing)
                    .frame(width: 24)
            }
        )
        .padding(.vertical)
    }
}

struct FadingEdges_Previews: PreviewProvider {
    static var previews: some View {
        FadingEdges()
    }
}
