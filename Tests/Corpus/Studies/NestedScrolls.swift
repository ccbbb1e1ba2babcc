import SwiftUI

struct NestedScrolls: View {
    let sections = ["New", "Popular", "For you"]
    var body: some View {
        ScrollView(.vertical) {
            LazyVStack(alignment: .leading, spacing: 24) {
                ForEach(sections, id: \.self) { section in
                    VStack(alignment: .leading, spacing: 8) {
                        HStack(alignment: .lastTextBaseline) { Text(section).font(.title2.bold()); Spacer(); Button("See all") {}.font(.footnote) }.padding(.horizontal)
                        ScrollView(.horizontal, showsIndicators: false) {
                            HStack(spacing: 12) {
                                ForEach(1...6, id: \.self) { n in
                                    VStack(alignment: .leading) {
                                        RoundedRectangle(cornerRadius: 10).fill(.gray.gradient).frame(width: 120, height: 160)
                                        Text("Title \(n)").font(.caption).lineLimit(1)
                                    }
                                }
                            }
                            .padding(.horizontal)
                        }
                    }
                }
            }
            .padding(.vertical)
        }
        .background(Color(.systemGroupedBackground).ignoresSafeArea())
    }
}
