import SwiftUI

struct FontGallery: View {
    let styles: [(String, Font)] = [
        ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Subheadline", .subheadline), ("Body", .body), ("Callout", .callout),
        ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2)
    ]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 6) {
                ForEach(0..<styles.count, id: \.self) { index in
                    Text(styles[index].0)
                        .font(styles[index].1)
                }
                Divider()
                Text("Monospaced digits 1111").font(.body.monospacedDigit())
                Text("Small caps").font(Font.system(size: 20).smallCaps())
                Text("Condensed").fontWidth(.condensed)
                Text("Custom").font(.custom("Georgia", size: 22))
                Text("Fixed custom").font(.custom("AvenirNext-DemiBold", fixedSize: 18))
                Text("Leading").font(.body.leading(.loose))
                Text("Light italic").font(.title3.weight(.light).italic())
                Text("Serif heavy").font(.system(.title2, design: .serif, weight: .heavy))
            }
            .padding()
        }
    }
}

struct FontGallery_Previews: PreviewProvider {
    static var previews: some View {
        FontGallery()
            .environment(\.sizeCategory, .extraExtraLarge)
    }
}
