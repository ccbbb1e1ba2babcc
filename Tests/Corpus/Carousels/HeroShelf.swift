import SwiftUI

struct Movie: Identifiable {
    var id: String { title }
    let title: String
    let year: Int
}

struct Shelf<Item: Identifiable, Cell: View>: View {
    let title: String
    let items: [Item]
    @ViewBuilder let cell: (Item) -> Cell

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(title).font(.title3).bold()
                Spacer()
                Button("See all") {}
                    .font(.subheadline)
            }
            .padding(.horizontal)
            ScrollView(.horizontal) {
                HStack(alignment: .top, spacing: 12) {
                    ForEach(items) { cell($0) }
                }
                .padding(.horizontal)
            }
            .scrollIndicators(.never)
        }
    }
}

struct HeroShelf: View {
    let movies = [
        Movie(title: "The Lighthouse Keeper's Daughter", year: 2019),
        Movie(title: "Static", year: 2021),
        Movie(title: "Two Winters", year: 1998),
        Movie(title: "Harbour", year: 2023)
    ]

    var body: some View {
        ScrollView {
            VStack(spacing: 28) {
                Shelf(title: "Continue watching", items: movies) { movie in
                    VStack(alignment: .leading, spacing: 4) {
                        Color.gray
                            .frame(width: 220, height: 124)
                            .overlay(alignment: .bottomLeading) {
                                Rectangle().fill(.red).frame(width: 90, height: 3)
                            }
                            .clipShape(RoundedRectangle(cornerRadius: 8))
                        Text(movie.title).font(.caption).lineLimit(1).frame(width: 220, alignment: .leading)
                    }
                }
                Shelf(title: "By year", items: movies.sorted { $0.year < $1.year }) { movie in
                    VStack {
                        RoundedRectangle(cornerRadius: 6)
                            .aspectRatio(2/3, contentMode: .fit)
                            .foregroundStyle(.indigo)
                            .frame(width: 110)
                        Text(verbatim: "\(movie.year)").font(.caption2)
                    }
                }
            }
        }
    }
}

#Preview {
    HeroShelf()
}
