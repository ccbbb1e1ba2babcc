import SwiftUI

enum SheetDetent: CGFloat, CaseIterable { case collapsed = 0.12, half = 0.5, full = 0.92 }

struct DraggableBottomSheet<Content>: View where Content: View {
    @Binding var detent: SheetDetent
    let content: Content
    @GestureState(resetTransaction: Transaction(animation: .spring())) private var translation: CGFloat = 0

    init(detent: Binding<SheetDetent>, @ViewBuilder content: () -> Content) {
        self._detent = detent
        self.content = content()
    }

    private var grabber: some View {
        RoundedRectangle(cornerRadius: 3)
            .fill(Color(UIColor.systemGray3))
            .frame(width: 40, height: 5)
            .onTapGesture {
                let all = SheetDetent.allCases
                let next = all.index(after: all.firstIndex(of: detent)!)
                detent = next == all.endIndex ? all.first! : all[next]
            }
    }

    var body: some View {
        GeometryReader { geometry in
            let height = geometry.size.height
            VStack(spacing: 0) {
                grabber.padding(8)
                content
            }
            .frame(width: geometry.size.width, height: height * SheetDetent.full.rawValue, alignment: .top)
            .background(Color(.secondarySystemBackground))
            .cornerRadius(20, corners: [.topLeft, .topRight])
            .shadow(color: Color.black.opacity(0.15), radius: 10, x: 0, y: -4)
            .frame(height: geometry.size.height, alignment: .bottom)
            .offset(y: max(height * (SheetDetent.full.rawValue - detent.rawValue) + translation, 0))
            .animation(.interactiveSpring(), value: detent)
            .gesture(
                DragGesture().updating($translation) { value, state, transaction in
                    state = value.translation.height
                    transaction.isContinuous = true
                }
                .onEnded { value in
                    let target = detent.rawValue - value.predictedEndTranslation.height / height
                    detent = SheetDetent.allCases.min(by: { abs($0.rawValue - target) < abs($1.rawValue - target) }) ?? .half
                }
            )
        }
        .ignoresSafeArea(.container, edges: .bottom)
    }
}

extension View {
    func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View { clipShape(RoundedCorner(radius: radius, corners: corners)) }
    @ViewBuilder func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View {
        if condition { transform(self) } else { self }
    }
    func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
        background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
            .onPreferenceChange(SizeKey.self, perform: onChange)
    }
}
private struct SizeKey: PreferenceKey {
    typealias Value = CGSize
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}
struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners
    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}
struct PlacesScreen: View {
    @State private var detent: SheetDetent = .half
    @State private var headerSize: CGSize = .zero
    var body: some View {
        ZStack {
            Color.green.opacity(0.3).edgesIgnoringSafeArea([.top, .bottom])
            DraggableBottomSheet(detent: $detent) {
                VStack(alignment: .leading, spacing: 8) {
                    Text("Nearby").font(.title2).bold().readSize { headerSize = $0 }
                    Text("Header is \(Int(headerSize.width)) × \(Int(headerSize.height))").font(.caption)
                    ForEach(0..<3) { i in
                        HStack { Image(systemName: "mappin.circle.fill"); Text("Place \(i + 1)"); Spacer(); Text("\(i * 120 + 80) m").foregroundColor(.secondary) }
                            .padding(.vertical, 6)
                            .if(i == 1) { $0.background(Color.yellow.opacity(0.3)) }
                    }
                }
                .padding(.horizontal)
            }
        }
    }
}
struct PlacesScreen_Previews: PreviewProvider {
    static var previews: some View { ForEach(["iPhone 15", "iPad mini (6th generation)"], id: \.self) { PlacesScreen().previewDevice(.init(rawValue: $0)) } }
}
