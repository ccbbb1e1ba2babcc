import SwiftUI

struct PaddingOrder: View {
    var body: some View {
        HStack(spacing: 20) {
            Text("Inside")
                .padding()
                .background(Color.yellow)
            Text("Outside")
                .background(Color.yellow)
                .padding()
            Text("Rings")
                .padding(8)
                .background(.red)
                .padding(8)
                .background(.orange)
                .padding(8)
                .background(.yellow)
            Text("Insets")
                .padding(EdgeInsets(top: 2, leading: 20, bottom: 14, trailing: 0))
                .border(.black)
            Text("Negative")
                .padding(.horizontal, -6)
                .background(Color.green.opacity(0.4))
        }
        .font(.footnote)
        .padding(.init(top: 10, leading: 0, bottom: 10, trailing: 0))
        .padding([.leading, .trailing])
        .border(Color.gray)
    }
}

#Preview {
    PaddingOrder()
}
