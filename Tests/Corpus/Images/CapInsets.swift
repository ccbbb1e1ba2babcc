import SwiftUI

struct CapInsets: View {
    var body: some View {
        VStack {
            Image("bubble").resizable(capInsets: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10), resizingMode: .stretch).frame(width: 200, height: 60)
            Image("tile").resizable(resizingMode: .tile).frame(height: 50)
            Image("avatar").resizable().interpolation(.none).scaledToFit().frame(width: 80)
            Image("photo").resizable().scaledToFill().frame(width: 80, height: 80).clipShape(RoundedRectangle(cornerRadius: 10))
            Image("icon").renderingMode(.template).foregroundStyle(.blue)
            Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.palette).foregroundStyle(.gray, .yellow, .blue).font(.system(size: 50))
            Image(systemName: "wifi", variableValue: 0.5).imageScale(.large)
            Label("Message", systemImage: "message").symbolVariant(.fill.circle).labelStyle(.iconOnly)
            Image(systemName: "person").symbolVariant(.slash)
            AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
                switch phase {
                case .empty: ProgressView()
                case .success(let image): image.resizable().scaledToFit()
                case .failure: Image(systemName: "photo")
                @unknown default: EmptyView()
                }
            }
            .frame(width: 44, height: 44)
        }
    }
}
