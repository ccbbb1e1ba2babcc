import SwiftUI

struct Banner<Icon: View, Title: View, Actions: View>: View {
    private let icon: Icon
    private let title: Title
    private let actions: Actions

    init(@ViewBuilder icon: () -> Icon, @ViewBuilder title: () -> Title, @ViewBuilder actions: () -> Actions) {
        self.icon = icon()
        self.title = title()
        self.actions = actions()
    }

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            icon
                .frame(width: 28, height: 28)
            VStack(alignment: .leading, spacing: 8) {
                title
                HStack { actions }
                    .font(.footnote.bold())
            }
            Spacer(minLength: 0)
        }
        .padding()
        .background(Color.yellow.opacity(0.25))
        .cornerRadius(10)
    }
}

extension Banner where Actions == EmptyView, Icon == Image {
    init(systemImage: String, @ViewBuilder title: () -> Title) {
        self.init(icon: { Image(systemName: systemImage) }, title: title, actions: { EmptyView() })
    }
}

struct ContainerWithSlots: View {
    var body: some View {
        VStack(spacing: 16) {
            Banner {
                Image(systemName: "exclamationmark.triangle").resizable().scaledToFit()
            } title: {
                Text("Your storage is almost full")
                    .font(.headline)
                Text("12 MB left").font(.subheadline)
            } actions: {
                Button("Upgrade") {}
                Button("Later") {}
            }
            Banner(systemImage: "info.circle") {
                Text("Nothing to do")
            }
        }
        .padding()
    }
}

#Preview {
    ContainerWithSlots()
}
