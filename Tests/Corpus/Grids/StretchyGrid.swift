import SwiftUI

struct StretchyGrid: View {
    @State private var selectedItem: Int?
    private let spacing: CGFloat = 2
    private let photos = Array(1...11)
    var body: some View {
        GeometryReader { geometry in
            let side = (geometry.size.width - spacing * 2) / 3
            ScrollView {
                LazyVStack(spacing: spacing) {
                    ForEach(Array(stride(from: 0, to: photos.count, by: 6)), id: \.self) { start in
                        let chunk = Array(photos[start..<min(start + 6, photos.count)])
                        HStack(spacing: spacing) {
                            tile(chunk.first).frame(width: side * 2 + spacing, height: side * 2 + spacing)
                            VStack(spacing: spacing) {
                                ForEach(chunk.dropFirst().prefix(2), id: \.self) { tile($0).frame(width: side, height: side) }
                            }
                        }
                        HStack(spacing: spacing) {
                            ForEach(chunk.suffix(max(chunk.count - 3, 0)), id: \.self) { n in tile(n).frame(width: side, height: side) }
                        }
                        .frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            }
        }
    }
    @ViewBuilder private func tile(_ number: Int?) -> some View {
        if let number = number {
            Color(hue: Double(number) / 11, saturation: 0.5, brightness: 0.9)
                .overlay(Text(number, format: .number).font(.title2.bold()))
                .onTapGesture { selectedItem = number }
        } else {
            Color.clear
        }
    }
}
