import SwiftUI

struct PageControlTabs: View {
    init() {
        UIPageControl.appearance().currentPageIndicatorTintColor = .black
        UIPageControl.appearance().pageIndicatorTintColor = UIColor.black.withAlphaComponent(0.2)
    }

    var body: some View {
        TabView {
            ForEach(0..<4) { num in
                ZStack {
                    Color(hue: Double(num) / 4, saturation: 0.4, brightness: 1)
                    Text("Page \(num + 1)")
                        .font(.system(size: 48, weight: .heavy, design: .rounded))
                }
                .clipShape(RoundedRectangle(cornerRadius: 30, style: .continuous))
            }
            .padding(.all, 10)
        }
        .frame(width: UIScreen.main.bounds.width, height: 320)
        .tabViewStyle(PageTabViewStyle())
        .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    }
}

struct PageControlTabs_Previews: PreviewProvider {
    static var previews: some View {
        PageControlTabs()
    }
}
