import SwiftUI

enum WidgetSize {
    case small, medium, large

    var size: CGSize {
        switch self {
        case .small: return .init(width: 155, height: 155)
        case .medium: return CGSize(width: 329, height: 155)
        case .large: return CGSize(width: 329, height: 345)
        }
    }
}

struct Widget<Content: View>: View {
    let size: WidgetSize
    let content: () -> Content

    init(_ size: WidgetSize, @ViewBuilder content: @escaping () -> Content) {
        self.size = size
        self.content = content
    }

    var body: some View {
        content()
            .padding(16)
            .frame(width: size.size.width, height: size.size.height, alignment: .topLeading)
            .background(ContainerRelativeShape().fill(Color.white))
            .clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
            .shadow(color: .black.opacity(0.1), radius: 8)
    }
}

struct WidgetGallery: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                HStack(spacing: 19) {
                    Widget(.small) {
                        VStack(alignment: .leading) {
                            Text("TUESDAY").font(.caption2).foregroundColor(.red)
                            Text("14").font(.system(size: 44, weight: .light))
                            Spacer()
                            Text("No more events today").font(.footnote)
                        }
                    }
                    Widget(.small) {
                        VStack {
                            Spacer()
                            Text("Batteries")
                            ProgressView(value: 0.6)
                        }
                    }
                }
                Widget(.medium) {
                    HStack(alignment: .top) {
                        Text("Notes").bold()
                        Spacer()
                        Image(systemName: "note.text").foregroundColor(.yellow)
                    }
                }
                Widget(.large) { Text("Photos") }
            }
            .frame(maxWidth: .infinity)
            .padding(.vertical)
        }
        .background(Color(.systemGray5))
    }
}

struct WidgetGallery_Previews: PreviewProvider {
    static var previews: some View {
        WidgetGallery()
    }
}
