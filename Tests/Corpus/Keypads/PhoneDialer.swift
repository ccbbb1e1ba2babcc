import SwiftUI

struct DialKey: View {
  let digit: String
  let letters: String
  var action: (String) -> Void = { _ in }

  var body: some View {
    Button(action: { action(digit) }) {
      VStack(spacing: 0) {
        Text(digit).font(.system(size: 36))
        Text(letters.isEmpty ? " " : letters)
          .font(.system(size: 10, weight: .bold))
          .kerning(2)
      }
      .foregroundColor(.primary)
      .frame(width: 78, height: 78)
      .background(Color(.systemGray5))
      .clipShape(Circle())
    }
  }
}

struct PhoneDialer: View {
  @State var number = "030"
  let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  var body: some View {
    VStack(spacing: 16) {
      Text(format(number))
        .font(.largeTitle)
        .frame(height: 60)
      ForEach(0..<3) { row in
        HStack(spacing: 24) {
          ForEach(0..<3) { col in
            let index = row * 3 + col
            DialKey(digit: "\(index + 1)", letters: letters[index], action: dial)
          }
        }
      }
      HStack(spacing: 24) {
        DialKey(digit: "*", letters: "", action: dial)
        DialKey(digit: "0", letters: "+", action: dial)
        DialKey(digit: "#", letters: "", action: dial)
      }
      Image(systemName: "phone.fill")
        .font(.system(size: 30))
        .foregroundColor(.white)
        .frame(width: 78, height: 78)
        .background(Circle().foregroundColor(.green))
    }
  }

  func dial(_ key: String) {
    number += key
  }

  func format(_ raw: String) -> String {
    var result = ""
    for (i, ch) in raw.enumerated() {
      if i > 0 && i % 3 == 0 { result.append(" ") }
      result.append(ch)
    }
    return result
  }
}

struct PhoneDialer_Previews: PreviewProvider {
  static var previews: some View {
    PhoneDialer()
  }
}
