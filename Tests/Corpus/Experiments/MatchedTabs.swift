import SwiftUI

struct MatchedTabs: View {
    @State private var active: Int = 0
    @Namespace private var animation
    var titles: [String] = ["All", "Unread", "Flagged"]
    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            ScrollViewReader { proxy in
                HStack {
                    ForEach(Array(zip(self.titles.indices, self.titles)), id: \.0, content: { index, name in
                        VStack(alignment: .leading, spacing: 0) {
                            Text(name).padding(.horizontal).padding(.vertical, 4)
                            if active == index { Color.black.frame(height: 2).matchedGeometryEffect(id: "underline", in: animation, properties: .frame).padding(.horizontal) } else { Color.clear.frame(height: 2) }
                        }
                        .id(index)
                        .animation(.spring(), value: active)
                        .onTapGesture { active = index; withAnimation { proxy.scrollTo(index, anchor: UnitPoint.center) } }
                    })
                }
                .padding(.horizontal)
            }
        }
        .background(Color.white)
        .frame(height: 80)
        .edgesIgnoringSafeArea(.all)
    }
}
