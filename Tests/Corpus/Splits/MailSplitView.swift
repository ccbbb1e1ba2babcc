import SwiftUI

struct Mailbox: Identifiable, Hashable {
    let id: String
    let icon: String
    var unread = 0
}

struct MailSplitView: View {
    @State private var mailbox: Mailbox?
    @State private var messageID: Int?
    @State private var visibility = NavigationSplitViewVisibility.all

    let mailboxes = [
        Mailbox(id: "Inbox", icon: "tray", unread: 12),
        Mailbox(id: "Drafts", icon: "doc"),
        Mailbox(id: "Sent", icon: "paperplane")
    ]

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(mailboxes, selection: $mailbox) { box in
                NavigationLink(value: box) {
                    Label(box.id, systemImage: box.icon)
                }
                .badge(box.unread)
            }
            .navigationTitle("Mail")
            .navigationSplitViewColumnWidth(min: 180, ideal: 220)
        } content: {
            List(0..<10, id: \.self, selection: $messageID) { index in
                VStack(alignment: .leading) {
                    Text("Sender \(index)").font(.headline)
                    Text("Subject line number \(index)").lineLimit(1)
                }
            }
            .navigationTitle(mailbox?.id ?? "Inbox")
        } detail: {
            if let messageID {
                Text("Message \(messageID)")
            } else {
                ContentUnavailableView("No message", systemImage: "envelope", description: Text("Pick one from the list."))
            }
        }
        .navigationSplitViewStyle(.balanced)
    }
}

#Preview {
    MailSplitView()
}
