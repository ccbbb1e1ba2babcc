import SwiftUI

struct Contact {
    var firstName: String
    var lastName: String
    var phone: String?
    var email: String?
    var birthday: DateComponents?

    var fullName: String { "\(firstName) \(lastName)" }
    var initials: String {
        [firstName, lastName].compactMap(\.first).map(String.init).joined()
    }
}

struct ContactDetail: View {
    let contact = Contact(firstName: "Jonas", lastName: "Weber", phone: "+49 30 5550123", email: nil)

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                Text(contact.initials)
                    .font(.system(size: 44, weight: .medium))
                    .foregroundColor(.white)
                    .frame(width: 110, height: 110)
                    .background(Color.gray)
                    .clipShape(Circle())
                Text(contact.fullName)
                    .font(.largeTitle)

                HStack(spacing: 10) {
                    ActionTile(icon: "message.fill", title: "message", enabled: contact.phone != nil)
                    ActionTile(icon: "phone.fill", title: "call", enabled: contact.phone != nil)
                    ActionTile(icon: "video.fill", title: "video", enabled: false)
                    ActionTile(icon: "envelope.fill", title: "mail", enabled: contact.email != nil)
                }

                if let phone = contact.phone {
                    row("mobile", phone)
                }
                if let email = contact.email {
                    row("work", email)
                }
                row("notes", contact.birthday?.day.map { "Born on day \($0)" } ?? "–")
            }
            .padding()
        }
    }

    private func row(_ label: String, _ value: String) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(label).font(.footnote)
            Text(value).foregroundColor(.blue)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
        .background(Color(.systemGray6))
        .cornerRadius(10)
    }
}

struct ActionTile: View {
    let icon: String
    let title: String
    let enabled: Bool

    var body: some View {
        Button(action: {}) {
            VStack(spacing: 6) {
                Image(systemName: icon).imageScale(.large)
                Text(title).font(.caption)
            }
            .frame(maxWidth: .infinity, minHeight: 56)
            .background(Color(.systemGray6))
            .cornerRadius(10)
        }
        .disabled(!enabled)
        .opacity(enabled ? 1 : 0.4)
    }
}

#Preview {
    ContactDetail()
}
