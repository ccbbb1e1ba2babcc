import SwiftUI
#if os(watchOS)
import WatchKit
#endif

struct MetricView: View {
    var value: Measurement<UnitEnergy>
    var heartRate: Double
    var distance: Measurement<UnitLength>
    var elapsed: TimeInterval

    var body: some View {
        TimelineView(MetricsTimelineSchedule(from: Date())) { context in
            VStack(alignment: .leading) {
                ElapsedTimeView(elapsedTime: elapsed, showSubseconds: context.cadence == .live).foregroundColor(.yellow)
                Text(value.formatted(.measurement(width: .abbreviated, usage: .workout, numberFormatStyle: .number.precision(.fractionLength(0)))))
                Text(heartRate.formatted(.number.precision(.fractionLength(0))) + " bpm")
                Text(distance.formatted(.measurement(width: .abbreviated, usage: .road)))
            }
            .font(.system(.title, design: .rounded).monospacedDigit().lowercaseSmallCaps())
            .frame(maxWidth: .infinity, alignment: .leading)
            .ignoresSafeArea(edges: .bottom)
            .scenePadding()
        }
    }
}

private struct MetricsTimelineSchedule: TimelineSchedule {
    var startDate: Date
    init(from startDate: Date) { self.startDate = startDate }
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: self.startDate, by: (mode == .lowFrequency ? 1.0 : 1.0 / 30.0)).entries(from: startDate, mode: mode)
    }
}

struct ElapsedTimeView: View {
    var elapsedTime: TimeInterval = 0
    var showSubseconds: Bool = true
    @State private var timeFormatter = ElapsedTimeFormatter()

    var body: some View {
        Text(NSNumber(value: elapsedTime), formatter: timeFormatter)
            .fontWeight(.semibold)
            .onChange(of: showSubseconds) { timeFormatter.showSubseconds = $0 }
    }
}

class ElapsedTimeFormatter: Formatter {
    let componentsFormatter: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        return formatter
    }()
    var showSubseconds = true

    override func string(for value: Any?) -> String? {
        guard let time = value as? TimeInterval else { return nil }
        guard let formattedString = componentsFormatter.string(from: time) else { return nil }
        if showSubseconds {
            let hundredths = Int((time.truncatingRemainder(dividingBy: 1)) * 100)
            let decimalSeparator = Locale.current.decimalSeparator ?? "."
            return String(format: "%@%@%0.2d", formattedString, decimalSeparator, hundredths)
        }
        return formattedString
    }
}

struct WatchTimer: View {
    @State private var crown = 0.0
    @State private var tab = 0
    var body: some View {
        TabView(selection: $tab) {
            MetricView(value: Measurement(value: 47, unit: .kilocalories), heartRate: 151.4, distance: .init(value: 515, unit: .meters), elapsed: 195.25).tag(0)
            ScrollView { Text("Crown: \(crown, specifier: "%.1f")") }
                .focusable()
                .digitalCrownRotation($crown, from: 0, through: 10, by: 0.5, sensitivity: .low, isContinuous: false, isHapticFeedbackEnabled: true)
                .tag(1)
        }
        .tabViewStyle(.page)
        .navigationBarBackButtonHidden(true)
        #if os(watchOS)
        .onAppear { WKInterfaceDevice.current().play(.success) }
        #endif
    }
}

#Preview { WatchTimer() }
