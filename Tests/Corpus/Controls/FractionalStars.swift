import SwiftUI

struct FractionalStars: View {
    let rating: Double
    private let maximum = 5

    var body: some View {
        let stars = HStack(spacing: 2) {
            ForEach(0..<maximum, id: \.self) { _ in
                Image(systemName: "star.fill")
                    .resizable()
                    .aspectRatio(contentMode: .fit)
            }
        }

        stars
            .foregroundStyle(.gray.opacity(0.3))
            .overlay(
                GeometryReader { proxy in
                    let width = rating / Double(maximum) * proxy.size.width
                    ZStack(alignment: .leading) {
                        Rectangle()
                            .frame(width: width)
                            .foregroundStyle(.orange)
                    }
                }
                .mask(stars)
            )
    }
}

struct ReviewSummary: View {
    let histogram = [5: 120, 4: 64, 3: 21, 2: 4, 1: 9]

    private var count: Int { histogram.values.reduce(0, +) }
    private var average: Double {
        Double(histogram.reduce(0) { $0 + $1.key * $1.value }) / Double(count)
    }

    var body: some View {
        HStack(spacing: 24) {
            VStack {
                Text(average, format: .number.precision(.fractionLength(1)))
                    .font(.system(size: 52, weight: .bold))
                FractionalStars(rating: average)
                    .frame(height: 16)
                Text("\(count) ratings")
                    .font(.caption)
            }
            .fixedSize(horizontal: true, vertical: false)
            VStack(spacing: 3) {
                ForEach(histogram.keys.sorted(by: >), id: \.self) { stars in
                    HStack(spacing: 6) {
                        Text("\(stars)").font(.caption2.monospacedDigit())
                        ProgressView(value: Double(histogram[stars]!), total: Double(count))
                    }
                }
            }
        }
        .padding()
    }
}

#Preview {
    ReviewSummary()
}
