import SwiftUI

struct ScrollAwareTitle: View {
    @State private var showsInlineTitle = false

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading) {
                    Text("Quarterly report")
                        .font(.largeTitle)
                        .bold()
                        .onGeometryChange(for: CGFloat.self) { proxy in
                            proxy.frame(in: .scrollView).maxY
                        } action: { newValue in
                            showsInlineTitle = newValue < 0
                        }
                    ForEach(1...15, id: \.self) { paragraph in
                        Text("Paragraph \(paragraph). Sales were roughly flat, with the exception of the third week.")
                            .padding(.vertical, 4)
                    }
                }
                .padding()
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .navigationTitle(showsInlineTitle ? "Quarterly report" : "")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    ShareLink(item: "Quarterly report")
                }
            }
            .toolbarBackground(.visible, for: .navigationBar)
        }
    }
}

#Preview {
    ScrollAwareTitle()
}
