import SwiftUI

struct ScrollOffsetCards: View {
    var body: some View {
        GeometryReader { outer in
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 20) {
                    ForEach(1..<12, id: \.self) { num in
                        GeometryReader { inner in
                            let mid = inner.frame(in: .global).midX - outer.frame(in: .global).midX
                            let angle = Double(mid / 10)
                            let scale = max(0.7, 1 - abs(mid) / 600)
                            VStack {
                                Text("No. \(num)")
                                    .font(.largeTitle).bold()
                                    .frame(width: 200, height: 260)
                                    .background(Color(red: .random(in: 0...1), green: Double(num) / 12, blue: 0.6))
                                    .cornerRadius(20)
                                    .shadow(radius: 12)
                            }
                            .rotation3DEffect(.degrees(-angle), axis: (x: 0, y: 1, z: 0), anchor: mid > 0 ? .leading : .trailing, anchorZ: 0, perspective: 0.6)
                            .scaleEffect(scale)
                            .blur(radius: abs(mid) > 200 ? 2 : 0)
                        }
                        .frame(width: 200, height: 260)
                    }
                }
                .padding(.horizontal, (outer.size.width - 200) / 2)
                .frame(maxHeight: .infinity)
            }
        }
        .background(Color.black.opacity(0.9).edgesIgnoringSafeArea(.vertical))
        .navigationBarTitle("Cards", displayMode: .inline)
    }
}
