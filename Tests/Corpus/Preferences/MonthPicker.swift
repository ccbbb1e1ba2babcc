import SwiftUI

struct MonthView: View {
    @Binding var activeMonth: Int
    let label: String
    let idx: Int
    var body: some View {
        Text(label).padding(10).onTapGesture { self.activeMonth = self.idx }.background(MonthBorder(show: activeMonth == idx))
    }
}
struct MonthBorder: View {
    let show: Bool
    var body: some View {
        RoundedRectangle(cornerRadius: 15).stroke(lineWidth: 3.0).foregroundColor(show ? Color.red : Color.clear).animation(.easeInOut(duration: 0.6), value: show)
    }
}
struct MyTextPreferenceData: Equatable { let viewIdx: Int; let rect: CGRect }
struct MyTextPreferenceKey: PreferenceKey {
    typealias Value = [MyTextPreferenceData]
    static var defaultValue: [MyTextPreferenceData] = []
    static func reduce(value: inout [MyTextPreferenceData], nextValue: () -> [MyTextPreferenceData]) {
        value.append(contentsOf: nextValue())
    }
}
struct MonthPicker: View {
    @State private var activeIdx: Int = 4
    @State private var rects: [CGRect] = Array<CGRect>(repeating: CGRect(), count: 12)
    let months = [["January", "February", "March", "April"], ["May", "June", "July", "August"], ["September", "October", "November", "December"]]
    var body: some View {
        ZStack(alignment: .topLeading) {
            RoundedRectangle(cornerRadius: 15).stroke(lineWidth: 3.0).foregroundColor(Color.green)
                .frame(width: rects[activeIdx].size.width, height: rects[activeIdx].size.height)
                .offset(x: rects[activeIdx].minX, y: rects[activeIdx].minY)
            VStack {
                Spacer()
                ForEach(months.indices, id: \.self) { row in
                    HStack {
                        ForEach(0..<months[row].count, id: \.self) { column in
                            let idx = row * 4 + column
                            MonthView(activeMonth: $activeIdx, label: months[row][column], idx: idx)
                                .background(GeometryReader { proxy in
                                    Color.clear.preference(key: MyTextPreferenceKey.self, value: [MyTextPreferenceData(viewIdx: idx, rect: proxy.frame(in: .named("months")))])
                                })
                        }
                    }
                }
                Spacer()
            }
            .onPreferenceChange(MyTextPreferenceKey.self) { preferences in
                for p in preferences { self.rects[p.viewIdx] = p.rect }
            }
        }
        .coordinateSpace(name: "months")
    }
}
