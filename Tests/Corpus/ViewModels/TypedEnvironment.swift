import SwiftUI

@Observable
final class Session {
    var user: User?
    var isPremium: Bool { user?.plan == .premium }

    struct User {
        enum Plan { case basic, premium }
        var name: String
        var plan: Plan
    }
}

extension EnvironmentValues {
    @Entry var cardPadding: CGFloat = 16
}

struct Greeting: View {
    @Environment(Session.self) private var session
    @Environment(\.cardPadding) private var cardPadding

    var body: some View {
        HStack {
            Text("Hello, \(session.user?.name ?? "stranger")")
            if session.isPremium {
                Image(systemName: "crown.fill")
                    .foregroundStyle(.yellow)
            }
        }
        .padding(cardPadding)
        .background(.thinMaterial, in: .rect(cornerRadius: 12))
    }
}

struct TypedEnvironment: View {
    @State private var session = Session()

    var body: some View {
        VStack(spacing: 20) {
            Greeting()
            Greeting()
                .environment(\.cardPadding, 32)
            Button(session.user == nil ? "Sign in" : "Sign out") {
                if session.user == nil {
                    session.user = .init(name: "Priya", plan: .premium)
                } else {
                    session.user = nil
                }
            }
        }
        .environment(session)
        .onAppear {
            session.user = .init(name: "Priya", plan: .premium)
        }
    }
}

#Preview {
    TypedEnvironment()
}
