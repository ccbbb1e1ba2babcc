//
//  ArticleCard.swift
//  Reader
//

import SwiftUI

struct Article {
    var headline: String
    var summary: String
    var author: String
    var published: Date
    var tags: [String]
}

extension Article {
    static let sample = Article(
        headline: "The quiet return of the night train",
        summary: "Twenty years after most of them stopped, sleepers are rolling again. We took five of them in a week.",
        author: "Ida Holm",
        published: Date(timeIntervalSince1970: 1_700_000_000),
        tags: ["Travel", "Rail", "Europe"]
    )
}

struct ArticleCard: View {
    var article: Article = .sample
    @State private var bookmarked = false
    @Environment(\.colorScheme) var colorScheme

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            RoundedRectangle(cornerRadius: 10)
                .fill(Color.secondary.opacity(0.25))
                .aspectRatio(1, contentMode: .fit)
                .frame(width: 88)
                .overlay {
                    Image(systemName: "tram.fill")
                        .font(.title)
                        .foregroundStyle(.secondary)
                }
            VStack(alignment: .leading, spacing: 4) {
                Text(article.headline)
                    .font(.system(.headline, design: .serif))
                    .fixedSize(horizontal: false, vertical: true)
                Text(article.summary)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .lineLimit(3)
                HStack {
                    Text(article.author)
                        .fontWeight(.medium)
                    Text("·")
                    Text(article.published, style: .date)
                    Spacer(minLength: 0)
                    Button {
                        bookmarked.toggle()
                    } label: {
                        Image(systemName: bookmarked ? "bookmark.fill" : "bookmark")
                    }
                    .buttonStyle(.plain)
                }
                .font(.caption)
                .padding(.top, 2)
            }
        }
        .padding(14)
        .background {
            RoundedRectangle(cornerRadius: 16)
                .fill(colorScheme == .dark ? Color(white: 0.15) : .white)
                .shadow(radius: 2, y: 1)
        }
    }
}

#Preview("Light") {
    ArticleCard()
        .padding()
}
