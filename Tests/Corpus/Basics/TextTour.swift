import SwiftUI

struct TextTour: View {
    @State private var note = "Hello"
    @State private var amount: Double? = 12.5
    @State private var person = PersonNameComponents()
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let names = ["Ann", "Bob", "Cy"]
    let attributed: AttributedString = {
        var s = AttributedString("Fancy text")
        s.foregroundColor = .red
        s.font = .title.bold()
        if let range = s.range(of: "text") { s[range].underlineStyle = .single; s[range].backgroundColor = .yellow }
        var more = AttributedString(" and link")
        more.link = URL(string: "https://example.com")
        more.kern = 2
        return s + more
    }()

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text("**Bold**, *italic*, `code`, ~~strike~~ and [link](https://example.com)").tint(.purple)
                Text("Hello ").foregroundColor(.red) + Text("World").bold().italic() + Text(Image(systemName: "star.fill")).foregroundColor(.yellow) + Text("!").baselineOffset(6)
                Text(attributed)
                Text("Count: \(names.count) – \(names, format: .list(type: .and))")
                Text(now, format: .dateTime.day().month(.abbreviated).year(.twoDigits))
                Text(now...now.addingTimeInterval(3600))
                Text(now, style: .timer).monospacedDigit()
                Text(timerInterval: now...now.addingTimeInterval(60), countsDown: false)
                Text(0.256, format: .percent.precision(.significantDigits(2...3)))
                Text(1234567.891, format: .number.grouping(.never).rounded(increment: 10).sign(strategy: .always()))
                Text(1_500_000, format: .byteCount(style: .file))
                Text(Measurement(value: 21.5, unit: UnitTemperature.celsius), format: .measurement(width: .abbreviated))
                Text(verbatim: "%@ stays").font(.system(.body, design: .monospaced, weight: .light))
                Text("Long text that will be truncated in the middle because it is long").lineLimit(1).truncationMode(.middle).allowsTightening(true)
                Text("Justified lines").multilineTextAlignment(.trailing).lineSpacing(8).frame(width: 80)
                Text("two lines reserved").lineLimit(2, reservesSpace: true).textSelection(.enabled)
                Text("Wide").fontWidth(.expanded).fontDesign(.serif).fontWeight(.ultraLight)
                Text("scaled").textScale(.secondary).typesettingLanguage(.init(languageCode: .thai))
                TextField("Note", text: $note, prompt: Text("Required")).textFieldStyle(.roundedBorder)
                TextField("Amount", value: $amount, format: .number).keyboardType(.decimalPad)
                TextField("Old", text: $note, onEditingChanged: { _ in }, onCommit: { print("commit") })
                TextField("Number", value: $amount, formatter: NumberFormatter())
                SecureField("Password", text: $note, prompt: nil).privacySensitive()
                TextEditor(text: $note).frame(height: 80).scrollContentBackground(.hidden).border(.gray)
                Label("Lightning", systemImage: "bolt.fill").labelStyle(TitleOnlyLabelStyle())
                Text("Gradient").font(.system(size: 40, weight: .heavy, design: .rounded)).foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                Text(now.formatted(.relative(presentation: .named)))
                Text(["a", "b"].formatted() + " " + 3.formatted(.number) + " " + (1...3).map(String.init).joined(separator: ","))
                Text("Today at \(now.formatted(date: .omitted, time: .shortened)), week \(Calendar.current.component(.weekOfYear, from: now))")
            }
            .padding()
        }
    }
}

#Preview { TextTour() }
