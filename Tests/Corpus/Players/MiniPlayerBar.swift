import SwiftUI

struct MiniPlayerBar: View {
    @State private var isPlaying = true

    var body: some View {
        ZStack(alignment: .bottom) {
            List(1..<20) { n in
                Text("Track \(n)")
            }
            .listStyle(.plain)
            HStack(spacing: 12) {
                RoundedRectangle(cornerRadius: 6)
                    .fill(.linearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom))
                    .frame(width: 44, height: 44)
                VStack(alignment: .leading, spacing: 0) {
                    Text("Night Drive")
                        .font(.subheadline.weight(.medium))
                    Text("The Long Names Orchestra & Friends")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                .lineLimit(1)
                Spacer()
                Group {
                    Button {
                        isPlaying.toggle()
                    } label: {
                        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                            .contentTransition(.symbolEffect(.replace))
                    }
                    Button(action: {}) {
                        Image(systemName: "forward.fill")
                    }
                }
                .font(.title3)
                .foregroundStyle(.primary)
                .frame(width: 32)
            }
            .padding(8)
            .background(.thinMaterial, in: .rect(cornerRadius: 14))
            .padding(.horizontal, 8)
            .shadow(color: .black.opacity(0.2), radius: 10, y: 4)
        }
    }
}

#Preview {
    MiniPlayerBar()
}
