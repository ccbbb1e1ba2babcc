import SwiftUI

#if os(iOS)
typealias PlatformColor = UIColor
#elseif os(macOS)
typealias PlatformColor = NSColor
#endif

extension View {
    @ViewBuilder
    func inlineTitle() -> some View {
        #if os(iOS)
        navigationBarTitleDisplayMode(.inline)
        #else
        self
        #endif
    }

    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }
}

struct PlatformDifferences: View {
    var body: some View {
        NavigationStack {
            VStack(spacing: 20) {
                if #available(iOS 18.0, macOS 15.0, *) {
                    Text("Mesh gradients")
                        .padding()
                        .background(MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow]))
                } else {
                    Text("Plain")
                }
                #if canImport(UIKit)
                Text("UIKit is here")
                #endif
                #if DEBUG
                Text("Debug build").font(.caption)
                #endif
                Text("Conditional")
                    .if(Bool.random() || true) { view in
                        view.padding().border(.red)
                    }
            }
            .navigationTitle("Platforms")
            .inlineTitle()
        }
    }
}

#Preview {
    PlatformDifferences()
}
