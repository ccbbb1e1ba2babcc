import SwiftUI

struct CoverFlow: View {
    private let albums = ["Aurora", "Basalt", "Cinder", "Delta", "Ember", "Fjord"]

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 0) {
                ForEach(albums, id: \.self) { album in
                    GeometryReader { geo in
                        Text(album)
                            .font(.headline)
                            .foregroundColor(.white)
                            .frame(width: 200, height: 200)
                            .background(LinearGradient(gradient: Gradient(colors: [.black, .gray]), startPoint: .top, endPoint: .bottom))
                            .rotation3DEffect(.degrees(-Double(geo.frame(in: .global).minX - 80) / 8), axis: (x: 0, y: 1, z: 0), anchor: .center, perspective: 0.6)
                            .shadow(radius: 8)
                    }
                    .frame(width: 200, height: 200)
                }
            }
            .padding(.horizontal, 80)
        }
    }
}

struct CoverFlow_Previews: PreviewProvider {
    static var previews: some View {
        CoverFlow()
    }
}
