import SwiftUI

struct SpacerDistribution: View {
    @ViewBuilder
    func boxes(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { i in
            Text("\(i)")
                .frame(width: 30, height: 30)
                .background(Color.blue.opacity(0.3))
        }
    }

    var body: some View {
        VStack(spacing: 8) {
            HStack { Spacer(); boxes(2) }
            HStack { boxes(2); Spacer() }
            HStack { Spacer(); boxes(2); Spacer() }
            HStack(spacing: 0) {
                boxes(1)
                Spacer()
                boxes(1)
                Spacer().frame(width: 10)
                boxes(1)
            }
            HStack(spacing: 0) {
                Spacer(minLength: 50)
                boxes(3)
                Spacer(minLength: 0)
            }
            HStack {
                boxes(1)
                VStack {
                    Text("above").font(.caption)
                    Spacer()
                    Text("below").font(.caption)
                }
                boxes(1)
                Divider()
                boxes(1)
            }
            .frame(height: 80)
            .border(.gray)
        }
        .frame(width: 300)
        .border(.red)
    }
}

#Preview {
    SpacerDistribution()
}
