import SwiftUI

struct Commit: Identifiable, Hashable {
    let id: String
    let message: String
    let branch: Int
    let parents: [Int]
}

struct CommitLog: View {
    private static let lane: CGFloat = 16
    private static let row: CGFloat = 36
    private let colors: [Color] = [.blue, .pink, .mint]

    let commits: [Commit] = [
        Commit(id: "a1f9", message: "Merge branch 'grid'", branch: 0, parents: [1, 2]),
        Commit(id: "03bc", message: "Fix rounding of separators", branch: 0, parents: [3]),
        Commit(id: "9e77", message: "Grid columns may span", branch: 1, parents: [3]),
        Commit(id: "77d0", message: "Initial import", branch: 0, parents: [])
    ]

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            ZStack(alignment: .topLeading) {
                ForEach(commits.indices, id: \.self) { index in
                    ForEach(commits[index].parents, id: \.self) { parent in
                        Path { p in
                            p.move(to: position(of: index))
                            p.addLine(to: position(of: parent))
                        }
                        .stroke(colors[commits[index].branch], lineWidth: 2)
                    }
                }
                ForEach(Array(commits.enumerated()), id: \.element) { index, commit in
                    Circle()
                        .fill(colors[commit.branch])
                        .frame(width: 10, height: 10)
                        .position(position(of: index))
                }
            }
            .frame(width: Self.lane * 2, height: Self.row * CGFloat(commits.count))
            VStack(alignment: .leading, spacing: 0) {
                ForEach(commits) { commit in
                    HStack {
                        Text(commit.id).font(.caption.monospaced()).foregroundStyle(.secondary)
                        Text(commit.message).lineLimit(1)
                    }
                    .frame(height: Self.row)
                }
            }
        }
        .padding()
    }

    private func position(of index: Int) -> CGPoint {
        CGPoint(x: (CGFloat(commits[index].branch) + 0.5) * Self.lane, y: (CGFloat(index) + 0.5) * Self.row)
    }
}

#Preview {
    CommitLog()
}
