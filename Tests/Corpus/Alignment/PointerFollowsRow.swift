import SwiftUI

enum RowPointer: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
}

struct PointerFollowsRow: View {
    @State private var picked = "Cello"
    private let instruments = ["Violin", "Viola", "Cello", "Double bass"]
    private let pointer = VerticalAlignment(RowPointer.self)

    var body: some View {
        HStack(alignment: pointer, spacing: 12) {
            Text(picked.prefix(1))
                .font(.largeTitle.bold())
                .frame(width: 60, height: 60)
                .background(Circle().stroke())
            Image(systemName: "arrowtriangle.right.fill")
            VStack(alignment: .leading, spacing: 14) {
                ForEach(instruments, id: \.self) { name in
                    if name == picked {
                        Text(name)
                            .fontWeight(.bold)
                            .alignmentGuide(pointer) { $0[VerticalAlignment.center] }
                    } else {
                        Text(name)
                            .onTapGesture {
                                withAnimation(.easeInOut) { picked = name }
                            }
                    }
                }
            }
        }
        .padding()
    }
}

#Preview {
    PointerFollowsRow()
}
