//
//  MovieRow.swift
//  MovieApp
//

import SwiftUI
import Combine

struct Movie: Codable, Identifiable, Hashable {
    let id: Int
    let title: String
    let overview: String
    let posterPath: String?
    let voteAverage: Float
    let releaseDate: String

    enum CodingKeys: String, CodingKey {
        case id, title, overview
        case posterPath = "poster_path"
        case voteAverage = "vote_average"
        case releaseDate = "release_date"
    }

    var userTitle: String { title.isEmpty ? "Untitled" : title }

    static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    var date: Date? { Movie.formatter.date(from: releaseDate) }
}

enum ImageService {
    enum Size: String, Codable {
        case small = "https://image.example.org/t/p/w154/"
        case medium = "https://image.example.org/t/p/w500/"

        func path(poster: String) -> URL {
            return URL(string: rawValue)!.appendingPathComponent(poster)
        }
    }
}

final class ImageLoader: ObservableObject {
    private var cancellable: AnyCancellable?
    @Published var image: UIImage? = nil
    let path: String?
    let size: ImageService.Size

    init(path: String?, size: ImageService.Size) {
        self.path = path
        self.size = size
    }

    func load() {
        guard let path = path, image == nil else { return }
        cancellable = URLSession.shared.dataTaskPublisher(for: size.path(poster: path))
            .map { UIImage(data: $0.data) }
            .replaceError(with: nil)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] image in
                self?.image = image
            }
    }

    deinit {
        cancellable?.cancel()
    }
}

struct PosterStyle: ViewModifier {
    enum Size {
        case small, medium, big

        func width() -> CGFloat {
            switch self {
            case .small: return 53
            case .medium: return 100
            case .big: return 250
            }
        }

        func height() -> CGFloat {
            switch self {
            case .small: return 80
            case .medium: return 150
            case .big: return 375
            }
        }
    }

    let loaded: Bool
    let size: Size

    func body(content: Content) -> some View {
        return content
            .frame(width: size.width(), height: size.height())
            .cornerRadius(5)
            .opacity(loaded ? 1 : 0.1)
            .shadow(radius: 8)
    }
}

extension View {
    func posterStyle(loaded: Bool, size: PosterStyle.Size) -> some View {
        return ModifiedContent(content: self, modifier: PosterStyle(loaded: loaded, size: size))
    }
}

struct MoviePosterImage: View {
    @ObservedObject var imageLoader: ImageLoader
    @State var isImageLoaded = false
    let posterSize: PosterStyle.Size

    var body: some View {
        ZStack {
            if self.imageLoader.image != nil {
                Image(uiImage: self.imageLoader.image!)
                    .resizable()
                    .renderingMode(.original)
                    .posterStyle(loaded: true, size: posterSize)
                    .onAppear { self.isImageLoaded = true }
                    .animation(.easeInOut)
                    .transition(.opacity)
            } else {
                Rectangle()
                    .foregroundColor(.gray)
                    .posterStyle(loaded: false, size: posterSize)
            }
        }.onAppear {
            self.imageLoader.load()
        }
    }
}

struct PopularityBadge: View {
    let score: Int
    @State private var isDisplayed = false

    var scoreColor: Color {
        get {
            if score < 40 {
                return .red
            } else if score < 60 {
                return .orange
            } else if score < 75 {
                return .yellow
            }
            return .green
        }
    }

    var body: some View {
        ZStack {
            Circle()
                .foregroundColor(Color.clear)
                .frame(width: 40)
                .overlay(
                    Circle()
                        .trim(from: 0, to: isDisplayed ? CGFloat(score) / 100 : 0)
                        .stroke(style: StrokeStyle(lineWidth: 2, dash: [1]))
                        .foregroundColor(scoreColor))
                .rotationEffect(.degrees(-90))
                .shadow(color: scoreColor, radius: 4)
            Text("\(score)%").font(Font.system(size: 10)).fontWeight(.bold)
        }
        .frame(width: 40, height: 40)
        .onAppear {
            withAnimation(Animation.interpolatingSpring(stiffness: 60, damping: 10).delay(0.1)) {
                self.isDisplayed = true
            }
        }
    }
}

fileprivate let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter
}()

struct MovieRow: View {
    let movie: Movie
    var displayListImage = true

    var body: some View {
        HStack {
            ZStack(alignment: .topLeading) {
                MoviePosterImage(imageLoader: ImageLoader(path: movie.posterPath, size: .medium),
                                 posterSize: .medium)
                if displayListImage {
                    Image(systemName: "heart.fill").padding(4).foregroundColor(.pink)
                }
            }
            .fixedSize()
            VStack(alignment: .leading, spacing: 8) {
                Text(movie.userTitle)
                    .font(.headline)
                    .foregroundColor(.orange)
                    .lineLimit(2)
                HStack {
                    PopularityBadge(score: Int(movie.voteAverage * 10))
                    Text(formatter.string(from: movie.date ?? Date()))
                        .font(.subheadline)
                        .foregroundColor(.primary)
                        .lineLimit(1)
                }
                Text(movie.overview)
                    .foregroundColor(.secondary)
                    .lineLimit(3)
                    .truncationMode(.tail)
            }.padding(.leading, 8)
        }
        .padding(.top, 8)
        .padding(.bottom, 8)
        .contextMenu { Text(self.movie.id.description) }
        .redacted(reason: movie.id == 0 ? .placeholder : [])
    }
}

#if DEBUG
let sampleMovie = Movie(id: 12, title: "Test movie", overview: "A long overview of a movie that spans several lines of text, to see it truncated after the third line in the list.", posterPath: "/abc.jpg", voteAverage: 6.4, releaseDate: "1972-03-14")

struct MovieRow_Previews: PreviewProvider {
    static var previews: some View {
        List {
            MovieRow(movie: sampleMovie)
        }
    }
}
#endif
