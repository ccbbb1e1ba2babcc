import SwiftUI

struct WeekStrip: View {
    struct Day: Identifiable {
        var id: Int
        var letter: String
        var events: Int
    }

    @State private var selection = 3
    private let days: [Day] = zip(11..., ["M", "T", "W", "T", "F", "S", "S"]).map { number, letter in
        Day(id: number, letter: letter, events: number % 4)
    }

    var body: some View {
        HStack(spacing: 0) {
            ForEach(days) { day in
                VStack(spacing: 8) {
                    Text(day.letter)
                        .font(.caption)
                        .foregroundColor(.secondary)
                    Text("\(day.id)")
                        .font(.system(.body, design: .rounded))
                        .fontWeight(selection == day.id ? .bold : .regular)
                        .frame(width: 36, height: 36)
                        .background(selection == day.id ? Color.red : Color.clear)
                        .clipShape(Circle())
                        .foregroundColor(selection == day.id ? .white : .primary)
                    HStack(spacing: 2) {
                        ForEach(0..<day.events, id: \.self) { _ in
                            Circle().frame(width: 4, height: 4)
                        }
                    }
                    .frame(height: 4)
                }
                .frame(maxWidth: .infinity)
                .onTapGesture {
                    selection = day.id
                }
            }
        }
        .padding(.vertical)
        .onAppear { selection = days[2].id }
    }
}

struct WeekStrip_Previews: PreviewProvider {
    static var previews: some View {
        WeekStrip()
    }
}
