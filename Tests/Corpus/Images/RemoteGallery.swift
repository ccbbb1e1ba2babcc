import SwiftUI

struct RemoteGallery: View {
    let urls = (1...4).compactMap { URL(string: "https://example.com/photos/\($0).jpg") }

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 12) {
                ForEach(urls, id: \.absoluteString) { url in
                    AsyncImage(url: url) { image in
                        image
                            .resizable()
                            .aspectRatio(contentMode: .fill)
                    } placeholder: {
                        ZStack {
                            Color.gray.opacity(0.2)
                            ProgressView()
                        }
                    }
                    .frame(height: 180)
                    .clipShape(RoundedRectangle(cornerRadius: 16))
                }
                AsyncImage(url: urls.first, transaction: Transaction(animation: .easeIn)) { phase in
                    switch phase {
                    case .empty:
                        ProgressView()
                    case .success(let image):
                        image.resizable().scaledToFit()
                    case .failure:
                        Image(systemName: "wifi.exclamationmark")
                    @unknown default:
                        EmptyView()
                    }
                }
                .frame(width: 100, height: 100)
                .background(Color(.secondarySystemFill))
            }
            .padding()
        }
    }
}

#Preview {
    RemoteGallery()
}
