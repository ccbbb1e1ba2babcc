import SwiftUI

extension Comparable {
    func clamp<T: Comparable>(lower: T, _ upper: T) -> T { return min(max(self as! T, lower), upper) }
}

extension CGSize {
    static var inactiveThumbSize: CGSize { return CGSize(width: 70, height: 50) }
    static var activeThumbSize: CGSize { return CGSize(width: 85, height: 50) }
    static let trackSize = CGSize(width: 280, height: 50)
}

struct SwipeToUnlockView: View {
    @State private var thumbSize: CGSize = CGSize.inactiveThumbSize
    @State private var dragOffset: CGSize = .zero
    @State private var isEnough = false
    private var actionSuccess: (() -> Void)?
    let trackSize = CGSize.trackSize

    var body: some View {
        ZStack {
            Capsule()
                .frame(width: trackSize.width, height: trackSize.height)
                .foregroundColor(Color.black)
                .blendMode(.overlay)
                .opacity(0.5)
            Text("Swipe to unlock")
                .font(.callout)
                .foregroundColor(Color.white)
                .offset(x: 30, y: 0)
                .opacity(Double(1 - ((self.dragOffset.width * 2) / self.trackSize.width)))
            ZStack {
                Capsule().frame(width: thumbSize.width, height: thumbSize.height).foregroundColor(Color.white)
                Image(systemName: "arrow.right").foregroundColor(Color.black)
            }
            .offset(x: getDragOffsetX(), y: 0)
            .animation(Animation.spring(response: 0.3, dampingFraction: 0.8))
            .gesture(DragGesture().onChanged { value in self.handleDragChanged(value) }.onEnded { _ in self.handleDragEnded() })
        }
    }

    private func handleDragChanged(_ value: DragGesture.Value) -> Void {
        self.dragOffset = value.translation
        let dragWidth = value.translation.width
        let targetDragWidth = self.trackSize.width - (self.thumbSize.width * 2)
        let wasInitiated = dragWidth > 2
        let didReachTarget = dragWidth > targetDragWidth
        self.thumbSize = wasInitiated ? CGSize.activeThumbSize : CGSize.inactiveThumbSize
        if didReachTarget {
            if !self.isEnough { UINotificationFeedbackGenerator().notificationOccurred(.success) }
            self.isEnough = true
        } else {
            self.isEnough = false
        }
    }

    private func handleDragEnded() -> Void {
        if self.isEnough {
            self.dragOffset = CGSize(width: self.trackSize.width - self.thumbSize.width, height: 0)
            if nil != self.actionSuccess {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.actionSuccess!() }
            }
        } else {
            self.dragOffset = .zero
            self.thumbSize = CGSize.inactiveThumbSize
        }
    }

    private func getDragOffsetX() -> CGFloat {
        let clampedDragOffsetX = dragOffset.width.clamp(lower: 0, trackSize.width - thumbSize.width)
        return -(trackSize.width / 2 - thumbSize.width / 2 - (clampedDragOffsetX))
    }
}

extension SwipeToUnlockView {
    func onSwipeSuccess(_ action: @escaping () -> Void) -> Self {
        var this = self
        this.actionSuccess = action
        return this
    }
}

struct LockScreen: View {
    @State private var unlocked = false
    var body: some View {
        ZStack {
            LinearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
            if !unlocked {
                SwipeToUnlockView().onSwipeSuccess { withAnimation { unlocked = true } }.transition(AnyTransition.scale.animation(Animation.spring(response: 0.3, dampingFraction: 0.5)))
            } else {
                Image(systemName: "lock.open.fill").font(.largeTitle).foregroundStyle(.white)
            }
        }
    }
}

struct LockScreen_Previews: PreviewProvider { static var previews: some View { LockScreen() } }
