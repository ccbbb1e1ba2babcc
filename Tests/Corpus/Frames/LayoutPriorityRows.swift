import SwiftUI

struct LayoutPriorityRows: View {
    @State private var width: CGFloat = 240

    var body: some View {
        VStack(spacing: 16) {
            Group {
                HStack {
                    Text("The first text is long enough to be cut")
                    Text("The second one too, if there is no room")
                }
                HStack {
                    Text("The first text is long enough to be cut").layoutPriority(1)
                    Text("The second one too, if there is no room")
                }
                HStack(spacing: 0) {
                    Text("path/to/some/deeply/nested")
                        .truncationMode(.head)
                    Text("/file.swift")
                        .layoutPriority(1)
                }
                HStack {
                    Image(systemName: "clock")
                    Text("Yesterday, 10:41")
                    Spacer(minLength: 30)
                    Text("Very important")
                        .layoutPriority(-1)
                }
            }
            .lineLimit(1)
            .frame(width: width)
            .border(Color.blue)
            Slider(value: $width, in: 60...360)
        }
        .padding()
    }
}

struct LayoutPriorityRows_Previews: PreviewProvider {
    static var previews: some View {
        LayoutPriorityRows()
    }
}
