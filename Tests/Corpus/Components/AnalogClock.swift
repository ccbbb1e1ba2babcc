import SwiftUI

struct Time {
    var min: Int
    var sec: Int
    var hour: Int
}

struct AnalogClock: View {
    @State var isDark = false
    @State var currentTime = Time(min: 9, sec: 30, hour: 10)
    @State var receiver = Timer.publish(every: 1, on: .current, in: .default).autoconnect()
    var width = UIScreen.main.bounds.width

    var body: some View {
        VStack {
            HStack {
                Text("Analog Clock").font(.title).fontWeight(.heavy)
                Spacer(minLength: 0)
                Button(action: { isDark.toggle() }) {
                    Image(systemName: isDark ? "sun.min.fill" : "moon.fill")
                        .font(.system(size: 22))
                        .foregroundColor(isDark ? .black : .white)
                        .padding()
                        .background(Color.primary)
                        .clipShape(Circle())
                }
            }
            .padding()
            Spacer(minLength: 0)
            ZStack {
                Circle().fill(Color("Color").opacity(0.1))
                ForEach(0..<60, id: \.self) { i in
                    Rectangle()
                        .fill(Color.primary)
                        .frame(width: 2, height: (i % 5) == 0 ? 15 : 5)
                        .offset(y: (width - 110) / 2)
                        .rotationEffect(.init(degrees: Double(i) * 6))
                }
                Rectangle()
                    .fill(Color.primary)
                    .frame(width: 2, height: (width - 180) / 2)
                    .offset(y: -(width - 180) / 4)
                    .rotationEffect(.init(degrees: Double(currentTime.sec) * 6))
                Rectangle()
                    .fill(Color.primary)
                    .frame(width: 4.5, height: (width - 240) / 2)
                    .offset(y: -(width - 240) / 4)
                    .rotationEffect(.init(degrees: Double(currentTime.hour + (currentTime.min / 60)) * 30))
                Circle().fill(Color.primary).frame(width: 15, height: 15)
            }
            .frame(width: width - 80, height: width - 80)
            Text(Locale.current.localizedString(forRegionCode: Locale.current.regionCode ?? "US") ?? "")
                .font(.largeTitle)
                .fontWeight(.heavy)
                .padding(.top, 35)
            Text(getTime())
                .font(.system(size: 45))
                .fontWeight(.heavy)
                .padding(.top, 10)
            Spacer(minLength: 0)
        }
        .onAppear(perform: { self.update() })
        .onReceive(receiver) { _ in self.update() }
    }

    func update() {
        let calender = Calendar.current
        let min = calender.component(.minute, from: Date())
        let sec = calender.component(.second, from: Date())
        let hour = calender.component(.hour, from: Date())
        withAnimation(Animation.linear(duration: 0.01)) {
            self.currentTime = Time(min: min, sec: sec, hour: hour)
        }
    }

    func getTime() -> String {
        let format = DateFormatter()
        format.dateFormat = "hh:mm a"
        return format.string(from: Date())
    }
}

struct AnalogClock_Previews: PreviewProvider {
    static var previews: some View { AnalogClock() }
}
