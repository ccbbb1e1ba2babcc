import SwiftUI

struct NestedStacks: View {
    var body: some View {
        HStack(alignment: .bottom, spacing: 10) {
            VStack(alignment: .trailing, spacing: 2) {
                Text("Right").font(.headline)
                Text("aligned to the trailing edge")
                ZStack(alignment: .topLeading) {
                    Rectangle().foregroundColor(.gray).frame(width: 100, height: 40)
                    Circle().foregroundColor(.white).frame(width: 16)
                }
            }
            Divider()
            VStack {
                ForEach(1...3, id: \.self) { n in
                    HStack(alignment: .center) {
                        Text(String(repeating: "•", count: n))
                        Rectangle().frame(width: 40, height: CGFloat(n) * 10)
                    }
                }
            }
            Color.red.frame(width: 4)
        }
        .frame(height: 150)
        .padding(5)
        .overlay(RoundedRectangle(cornerRadius: 5).stroke(lineWidth: 1))
    }
}

struct NestedStacks_Previews: PreviewProvider {
    static var previews: some View {
        NestedStacks()
    }
}
