import SwiftUI

struct ImageModes: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Image("landscape")
                    .resizable()
                    .scaledToFill()
                    .frame(height: 160)
                    .clipped()
                Image("portrait")
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .frame(maxWidth: 120)
                    .clipShape(Circle())
                    .overlay(Circle().stroke(Color.white, lineWidth: 4))
                    .shadow(radius: 7)
                HStack {
                    Image("tile").resizable(resizingMode: .tile)
                    Image("tile").resizable(capInsets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
                    Image(systemName: "square.and.pencil").resizable()
                }
                .frame(height: 60)
                Image(systemName: "heart.fill")
                    .font(.system(size: 60))
                    .foregroundStyle(.linearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom))
                Image(decorative: "logo")
                    .renderingMode(.template)
                    .foregroundColor(.green)
                Text("Inline \(Image(systemName: "leaf")) symbol")
            }
        }
    }
}

struct ImageModes_Previews: PreviewProvider {
    static var previews: some View {
        ImageModes()
    }
}
