import SwiftUI

private struct DepthKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    var nestingDepth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

struct Nested<Content: View>: View {
    @Environment(\.nestingDepth) private var depth
    @ViewBuilder var content: () -> Content

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Depth \(depth)")
                .font(.caption2)
            content()
                .environment(\.nestingDepth, depth + 1)
        }
        .padding(8)
        .background(Color.blue.opacity(0.1 * Double(depth + 1)))
        .border(Color.blue.opacity(0.5))
    }
}

struct EnvironmentCascade: View {
    var body: some View {
        Nested {
            Nested {
                Text("Inner")
                Nested {
                    Text("Innermost")
                        .font(.headline)
                }
            }
            Text("After")
        }
        .font(.footnote)
        .foregroundColor(.purple)
        .transformEnvironment(\.nestingDepth) { $0 += 10 }
        .padding()
    }
}

struct EnvironmentCascade_Previews: PreviewProvider {
    static var previews: some View { EnvironmentCascade() }
}
