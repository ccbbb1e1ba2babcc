import SwiftUI

struct CustomNavBar<Leading, Trailing>: View where Leading: View, Trailing: View {
    let title: String
    let leading: Leading
    let trailing: Trailing

    init(title: String, @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing) {
        self.title = title
        self.leading = leading()
        self.trailing = trailing()
    }

    var body: some View {
        ZStack {
            HStack {
                leading
                Spacer()
                trailing
            }
            Text(title)
                .font(.headline)
                .lineLimit(1)
                .frame(maxWidth: 180)
        }
        .padding(.horizontal)
        .frame(height: 44)
        .background(Color.white.shadow(radius: 1))
    }
}

extension CustomNavBar where Leading == EmptyView {
    init(title: String, @ViewBuilder trailing: () -> Trailing) {
        self.init(title: title, leading: { EmptyView() }, trailing: trailing)
    }
}

struct CustomNavBarScreen: View {
    var body: some View {
        VStack(spacing: 0) {
            CustomNavBar(title: "A title that is much too long for the bar") {
                Button(action: {}) { Image(systemName: "chevron.backward") }
            } trailing: {
                Button("Edit") {}
            }
            CustomNavBar(title: "Short", trailing: { Image(systemName: "plus") })
            Spacer()
        }
        .navigationBarHidden(true)
    }
}

struct CustomNavBarScreen_Previews: PreviewProvider {
    static var previews: some View {
        CustomNavBarScreen()
    }
}
