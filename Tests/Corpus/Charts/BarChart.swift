import SwiftUI

struct BarChart: View {
    let data: [(label: String, value: Double)]

    private var maximum: Double { data.map { $0.value }.max() ?? 1 }

    var body: some View {
        GeometryReader { geometry in
            HStack(alignment: .bottom, spacing: geometry.size.width * 0.04) {
                ForEach(data.indices, id: \.self) { index in
                    VStack(spacing: 4) {
                        Text("\(Int(data[index].value))")
                            .font(.caption2)
                        RoundedRectangle(cornerRadius: 4)
                            .fill(Color.blue)
                            .frame(height: CGFloat(data[index].value / maximum) * (geometry.size.height - 44))
                        Text(data[index].label)
                            .font(.caption)
                            .frame(height: 18)
                    }
                    .frame(maxWidth: .infinity)
                }
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
    }
}

struct StepsScreen: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Steps this week")
                .font(.headline)
            BarChart(data: [("Mo", 5231), ("Tu", 8120), ("We", 3002), ("Th", 11240), ("Fr", 7600), ("Sa", 12890), ("Su", 4410)])
                .frame(height: 220)
        }
        .padding()
    }
}

struct StepsScreen_Previews: PreviewProvider {
    static var previews: some View {
        StepsScreen()
    }
}
