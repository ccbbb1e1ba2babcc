import SwiftUI

struct ReaderInBackground: View {
    @State private var textSize = CGSize.zero

    var body: some View {
        VStack(spacing: 30) {
            Text("An underline that is exactly half as wide as the text")
                .font(.title3)
                .background(GeometryReader { proxy -> Color in
                    DispatchQueue.main.async {
                        self.textSize = proxy.size
                    }
                    return Color.clear
                })
            Rectangle()
                .frame(width: textSize.width / 2, height: 3)
                .foregroundColor(.blue)
            Text(String(format: "%.1f × %.1f", textSize.width, textSize.height))
                .font(.caption)
        }
        .frame(maxWidth: 280)
    }
}

struct ReaderInBackground_Previews: PreviewProvider {
    static var previews: some View {
        ReaderInBackground()
    }
}
