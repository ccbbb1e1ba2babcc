import SwiftUI

struct BothAxes: View {
    let size = 12

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            VStack(spacing: 4) {
                ForEach(1...size, id: \.self) { row in
                    HStack(spacing: 4) {
                        ForEach(1...size, id: \.self) { column in
                            Text("\(row * column)")
                                .font(.caption.monospacedDigit())
                                .frame(width: 44, height: 44)
                                .background(row == column ? Color.yellow : Color.gray.opacity(0.15))
                        }
                    }
                }
            }
            .padding()
        }
        .defaultScrollAnchor(.center)
        .scrollBounceBehavior(.basedOnSize)
    }
}

#Preview {
    BothAxes()
}
