import SwiftUI

struct Page: Identifiable { let id = UUID(); let image: String; let title: String; let descrip: String }

var Data_ = [
    Page(image: "intro1", title: "Get Your Favorite Food", descrip: "Lorem ipsum dolor sit amet, consectetur adipiscing elit."),
    Page(image: "intro2", title: "Choose Your Location", descrip: "Lorem ipsum dolor sit amet."),
]

struct OnboardingCarousel: View {
    @State var currentPage = 0
    @State private var dragOffset: CGFloat = 0

    var body: some View {
        VStack {
            GeometryReader { g in
                HStack(spacing: 0) {
                    ForEach(Data_.indices) { i in
                        VStack {
                            Image(Data_[i].image).resizable().aspectRatio(contentMode: .fit)
                            Text(Data_[i].title).font(.system(size: 24, weight: .semibold)).multilineTextAlignment(.center)
                            Text(Data_[i].descrip).foregroundColor(.gray).padding(.horizontal, 16)
                        }
                        .frame(width: g.frame(in: .local).size.width)
                    }
                }
                .offset(x: -CGFloat(currentPage) * g.size.width + dragOffset)
                .animation(.easeOut, value: currentPage)
                .gesture(DragGesture().onChanged { dragOffset = $0.translation.width }.onEnded { v in
                    let threshold = g.size.width / 3
                    let change = v.predictedEndTranslation.width
                    currentPage = (change < -threshold) ? min(currentPage + 1, Data_.endIndex - 1) : (change > threshold ? max(currentPage - 1, 0) : currentPage)
                    dragOffset = 0
                })
            }
            PageControl(current: currentPage, total: Data_.count)
            HStack {
                if currentPage != 0 { Button("Back") { currentPage -= 1 }.transition(.move(edge: .leading)) }
                Spacer()
                Button { currentPage += 1 } label: { Text(currentPage == Data_.count - 1 ? "Start" : "Next").foregroundColor(.white).padding(.vertical).frame(width: UIScreen.main.bounds.width / 2).background(Color("Color2", bundle: nil)).cornerRadius(25) }
            }
            .padding()
        }
    }
}

struct PageControl: View {
    var current: Int
    var total: Int
    var body: some View {
        HStack { ForEach(0 ..< total, id: \.self) { i in Capsule().fill(i == current ? Color.black : .black.opacity(0.2)).frame(width: i == current ? 20 : 7, height: 7) } }
    }
}

struct OnboardingCarousel_Previews: PreviewProvider { static var previews: some View { OnboardingCarousel() } }
