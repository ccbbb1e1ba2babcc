import SwiftUI

struct User: Hashable, CustomStringConvertible {
    var id: Int
    let firstName: String
    let lastName: String
    let age: Int
    let mutualFriends: Int
    let occupation: String
    var description: String { return "\(firstName), id: \(id)" }
}

private enum LikeDislike: Int { case like, dislike, none }

struct SwipeCardView: View {
    @State private var translation: CGSize = .zero
    @State private var swipeStatus: LikeDislike = .none
    private var user: User
    private var onRemove: (_ user: User) -> Void
    private var thresholdPercentage: CGFloat = 0.5

    init(user: User, onRemove: @escaping (_ user: User) -> Void) {
        self.user = user
        self.onRemove = onRemove
    }

    private func getGesturePercentage(_ geometry: GeometryProxy, from gesture: DragGesture.Value) -> CGFloat {
        gesture.translation.width / geometry.size.width
    }

    var body: some View {
        GeometryReader { geometry in
            VStack(alignment: .leading) {
                ZStack(alignment: self.swipeStatus == .like ? .topLeading : .topTrailing) {
                    Color.gray.frame(width: geometry.size.width, height: geometry.size.height * 0.75).clipped()
                    if self.swipeStatus == .like {
                        Text("LIKE").font(.headline).padding().cornerRadius(10).foregroundColor(Color.green)
                            .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.green, lineWidth: 3.0))
                            .padding(24).rotationEffect(Angle.degrees(-45))
                    } else if self.swipeStatus == .dislike {
                        Text("DISLIKE").font(.headline).padding().rotationEffect(Angle.degrees(45))
                    }
                }
                HStack {
                    VStack(alignment: .leading, spacing: 6) {
                        Text("\(self.user.firstName) \(self.user.lastName), \(self.user.age)").font(.title).bold()
                        Text(self.user.occupation).font(.subheadline).bold()
                        Text("\(self.user.mutualFriends) Mutual Friends").font(.subheadline).foregroundColor(.gray)
                    }
                    Spacer()
                    Image(systemName: "info.circle").foregroundColor(.gray)
                }
                .padding(.horizontal)
            }
            .padding(.bottom)
            .background(Color.white)
            .cornerRadius(10)
            .shadow(radius: 5)
            .animation(.interactiveSpring())
            .offset(x: self.translation.width, y: 0)
            .rotationEffect(.degrees(Double(self.translation.width / geometry.size.width) * 25), anchor: .bottom)
            .gesture(
                DragGesture()
                    .onChanged { value in
                        self.translation = value.translation
                        if (self.getGesturePercentage(geometry, from: value)) >= self.thresholdPercentage {
                            self.swipeStatus = .like
                        } else if self.getGesturePercentage(geometry, from: value) <= -self.thresholdPercentage {
                            self.swipeStatus = .dislike
                        } else {
                            self.swipeStatus = .none
                        }
                    }.onEnded { value in
                        if abs(self.getGesturePercentage(geometry, from: value)) > self.thresholdPercentage {
                            self.onRemove(self.user)
                        } else {
                            self.translation = .zero
                        }
                    }
            )
        }
    }
}

struct TinderSwipe: View {
    @State var users: [User] = [
        User(id: 0, firstName: "Cindy", lastName: "Jones", age: 23, mutualFriends: 4, occupation: "Coach"),
        User(id: 1, firstName: "Mark", lastName: "Bennett", age: 27, mutualFriends: 0, occupation: "Insurance Agent"),
        User(id: 2, firstName: "Clayton", lastName: "Delaney", age: 20, mutualFriends: 1, occupation: "Food Scientist"),
    ]

    private func getCardWidth(_ geometry: GeometryProxy, id: Int) -> CGFloat {
        let offset: CGFloat = CGFloat(users.count - 1 - id) * 10
        return geometry.size.width - offset
    }

    private func getCardOffset(_ geometry: GeometryProxy, id: Int) -> CGFloat { CGFloat(users.count - 1 - id) * 10 }

    private var maxID: Int { return self.users.map { $0.id }.max() ?? 0 }

    var body: some View {
        VStack {
            GeometryReader { geometry in
                LinearGradient(gradient: Gradient(colors: [Color.init(#colorLiteral(red: 0.85, green: 0.88, blue: 1, alpha: 1)), Color.init(#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1))]), startPoint: .bottom, endPoint: .top)
                    .frame(width: geometry.size.width * 1.5, height: geometry.size.height)
                    .background(Color.blue)
                    .clipShape(Circle())
                    .offset(x: -geometry.size.width / 4, y: -geometry.size.height / 2)
                VStack(spacing: 24) {
                    ZStack {
                        ForEach(self.users, id: \.self) { user in
                            Group {
                                if (self.maxID - 3)...self.maxID ~= user.id {
                                    SwipeCardView(user: user, onRemove: { removedUser in
                                        self.users.removeAll { $0.id == removedUser.id }
                                    })
                                    .animation(.spring())
                                    .frame(width: self.getCardWidth(geometry, id: user.id), height: 400)
                                    .offset(x: 0, y: self.getCardOffset(geometry, id: user.id))
                                }
                            }
                        }
                    }
                    Spacer()
                }
            }
        }.padding()
    }
}

struct TinderSwipe_Previews: PreviewProvider { static var previews: some View { TinderSwipe() } }
