import SwiftUI

struct HistoricEvent {
  let year: String
  let text: String
}

struct AlternatingTimeline: View {
  var events = [
    HistoricEvent(year: "1843", text: "First published program"),
    HistoricEvent(year: "1936", text: "On computable numbers"),
    HistoricEvent(year: "1945", text: "Stored program report"),
    HistoricEvent(year: "1972", text: "A small language for a small machine")
  ]

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(events.indices) { i in
          HStack(spacing: 0) {
            side(i, visible: i % 2 == 0, alignment: .trailing)
            ZStack {
              Rectangle().frame(width: 2).foregroundColor(.gray)
              Circle().frame(width: 14, height: 14).foregroundColor(.orange)
            }
            .frame(width: 40)
            side(i, visible: i % 2 == 1, alignment: .leading)
          }
          .frame(height: 90)
        }
      }
    }
  }

  func side(_ index: Int, visible: Bool, alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment) {
      Text(events[index].year).font(.title3).bold()
      Text(events[index].text)
        .font(.caption)
        .multilineTextAlignment(alignment == .leading ? .leading : .trailing)
    }
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    .opacity(visible ? 1 : 0)
  }
}

struct AlternatingTimeline_Previews: PreviewProvider {
  static var previews: some View {
    AlternatingTimeline()
  }
}
