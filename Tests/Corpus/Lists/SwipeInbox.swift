import SwiftUI

struct Mail: Identifiable {
    let id = UUID()
    var sender: String
    var subject: String
    var isRead = false
    var isFlagged = false
}

struct SwipeInbox: View {
    @State private var mails = [
        Mail(sender: "Registry office", subject: "Your appointment on 14 May"),
        Mail(sender: "Lena", subject: "Photos from the cabin", isFlagged: true),
        Mail(sender: "Newsletter", subject: "Ten things about compilers", isRead: true)
    ]

    var body: some View {
        List {
            ForEach($mails) { $mail in
                HStack(alignment: .top) {
                    Circle()
                        .fill(mail.isRead ? .clear : .blue)
                        .frame(width: 10, height: 10)
                        .padding(.top, 5)
                    VStack(alignment: .leading) {
                        HStack {
                            Text(mail.sender).font(.headline)
                            Spacer()
                            if mail.isFlagged {
                                Image(systemName: "flag.fill").foregroundStyle(.orange)
                            }
                        }
                        Text(mail.subject)
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                    }
                }
                .swipeActions(edge: .leading) {
                    Button { mail.isRead.toggle() } label: {
                        Label("Read", systemImage: "envelope.open")
                    }
                    .tint(.blue)
                }
                .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                    Button(role: .destructive) {
                        mails.removeAll { $0.id == mail.id }
                    } label: {
                        Label("Delete", systemImage: "trash")
                    }
                    Button("Flag") { mail.isFlagged.toggle() }
                        .tint(.orange)
                }
            }
        }
        .listStyle(.plain)
        .refreshable {
            try? await Task.sleep(for: .seconds(1))
        }
    }
}

#Preview {
    SwipeInbox()
}
