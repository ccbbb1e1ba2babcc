import SwiftUI
import Combine
import AVFoundation
import HealthKit
import ActivityKit
import WidgetKit

struct Interval: Identifiable, Hashable {
    enum Kind: CaseIterable, Hashable { case warmup, work, rest, cooldown }
    let id = UUID()
    var kind: Kind
    var duration: Int
}
extension Interval.Kind {
    var color: Color { [.warmup: .yellow, .work: .red, .rest: .green, .cooldown: .blue][self]! }
    var label: String { String(describing: self).uppercased() }
}

#if canImport(ActivityKit)
struct WorkoutAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable { var remaining: Int; var label: String }
    var name: String
}
#endif

final class WorkoutEngine: ObservableObject {
    enum Phase: Equatable { case ready, running, paused, finished }
    @Published private(set) var phase: Phase = .ready
    @Published private(set) var elapsed = 0
    @Published var intervals: [Interval]
    private var ticker: AnyCancellable?
    private let speech = AVSpeechSynthesizer()
    private let health = HKHealthStore()
    private var subscriptions = Set<AnyCancellable>()
    let events = PassthroughSubject<Interval.Kind, Never>()

    init(rounds: Int = 3) {
        intervals = [Interval(kind: .warmup, duration: 20)]
        for _ in 1...rounds { intervals += [Interval(kind: .work, duration: 30), Interval(kind: .rest, duration: 15)] }
        intervals.append(.init(kind: .cooldown, duration: 40))
        events
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [unowned self] kind in self.announce(kind) }
            .store(in: &subscriptions)
    }

    var total: Int { intervals.reduce(0) { $0 + $1.duration } }
    var progress: Double { Double(elapsed) / Double(max(total, 1)) }
    var current: (index: Int, interval: Interval, remaining: Int)? {
        var passed = 0
        for (index, interval) in intervals.enumerated() {
            if elapsed < passed + interval.duration { return (index, interval, passed + interval.duration - elapsed) }
            passed += interval.duration
        }
        return nil
    }
    func start() {
        guard phase != .running else { return }
        phase = .running
        ticker = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.tick() }
        UIApplication.shared.isIdleTimerDisabled = true
    }
    func pause() { phase = .paused; ticker?.cancel(); ticker = nil }
    func reset() { pause(); elapsed = 0; phase = .ready }
    private func tick() {
        elapsed += 1
        if elapsed >= total { phase = .finished; ticker?.cancel() }
        if let kind = current?.interval.kind { events.send(kind) }
    }
    private func announce(_ kind: Interval.Kind) {
        let utterance = AVSpeechUtterance(string: kind.label)
        utterance.rate = AVSpeechUtteranceDefaultSpeechRate
        utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
        speech.speak(utterance)
        AudioServicesPlaySystemSound(1104)
    }
    func authorize() async throws -> Bool {
        guard HKHealthStore.isHealthDataAvailable() else { return false }
        let types: Set<HKSampleType> = [HKQuantityType(.activeEnergyBurned), HKObjectType.workoutType()]
        try await health.requestAuthorization(toShare: types, read: types)
        return true
    }
}

struct RingSegment: Shape {
    var start: Angle
    var end: Angle
    var thickness: CGFloat = 18
    var animatableData: AnimatablePair<Double, Double> {
        get { .init(start.degrees, end.degrees) }
        set { start = .degrees(newValue.first); end = .degrees(newValue.second) }
    }
    func path(in rect: CGRect) -> Path {
        Path { p in
            p.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - thickness / 2, startAngle: start - .degrees(90), endAngle: end - .degrees(90), clockwise: false)
        }
        .strokedPath(.init(lineWidth: thickness, lineCap: .butt))
    }
}

struct WorkoutTimer: View {
    @StateObject private var engine = WorkoutEngine(rounds: 4)
    @State private var isEditing = false
    @State private var editMode = EditMode.inactive
    @State private var showsConfirm = false
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @ScaledMetric private var ring = 280.0

    private var segments: [(interval: Interval, start: Angle, end: Angle)] {
        var cursor = 0.0
        return engine.intervals.map { interval in
            let sweep = 360 * Double(interval.duration) / Double(engine.total)
            defer { cursor += sweep }
            return (interval, .degrees(cursor), .degrees(cursor + sweep - 2))
        }
    }

    var body: some View {
        NavigationStack {
            VStack(spacing: 32) {
                ZStack {
                    ForEach(segments, id: \.interval.id) { segment in
                        RingSegment(start: segment.start, end: segment.end)
                            .fill(segment.interval.kind.color.opacity(segment.interval == engine.current?.interval ? 1 : 0.35))
                    }
                    Rectangle()
                        .fill(.primary)
                        .frame(width: 3, height: 26)
                        .offset(y: -ring / 2 + 9)
                        .rotationEffect(.degrees(engine.progress * 360))
                    center
                }
                .frame(width: ring, height: ring)
                controls
                upcoming
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .navigationTitle("Intervals")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Reset", role: .destructive) { showsConfirm = true }.disabled(engine.elapsed == 0) }
                ToolbarItem(placement: .confirmationAction) { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() } }
            }
            .confirmationDialog("Reset the workout?", isPresented: $showsConfirm, titleVisibility: .visible) {
                Button("Reset", role: .destructive, action: engine.reset)
                Button("Keep going", role: .cancel) {}
            } message: { Text("Your progress of \(engine.elapsed) s is lost.") }
            .sheet(isPresented: $isEditing, onDismiss: { engine.reset() }) { editor }
        }
        .onChange(of: scenePhase) { oldPhase, newPhase in
            if newPhase != .active && engine.phase == .running { engine.pause() }
        }
        .persistentSystemOverlays(.hidden)
    }

    @ViewBuilder private var center: some View {
        switch (engine.phase, engine.current) {
        case (.finished, _): Label("Done", systemImage: "flag.checkered").font(.title)
        case (_, let current?):
            VStack {
                Text(current.interval.kind.label).font(.caption).kerning(2).foregroundStyle(current.interval.kind.color)
                Text(Duration.seconds(current.remaining), format: .time(pattern: .minuteSecond(padMinuteToLength: 1)))
                    .font(.system(size: 64, weight: .bold, design: .rounded))
                    .monospacedDigit()
                    .contentTransition(.numericText(countsDown: true))
                Text("\(current.index + 1) of \(engine.intervals.count)").foregroundStyle(.secondary)
            }
        case (_, nil): EmptyView()
        }
    }

    private var controls: some View {
        HStack(spacing: 24) {
            let isRunning = engine.phase == .running
            Button(action: isRunning ? engine.pause : engine.start) {
                Label(isRunning ? "Pause" : "Start", systemImage: isRunning ? "pause.fill" : "play.fill")
                    .frame(minWidth: 120)
            }
            .buttonStyle(.borderedProminent)
            .tint(isRunning ? .orange : .green)
            .controlSize(.large)
            .symbolEffect(.bounce, value: isRunning)
        }
        .animation(reduceMotion ? nil : .snappy, value: engine.phase)
    }

    private var upcoming: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Next up").font(.headline)
            ForEach(engine.intervals.dropFirst((engine.current?.index ?? 0) + 1).prefix(3)) { interval in
                HStack {
                    Circle().fill(interval.kind.color).frame(width: 10)
                    Text(interval.kind.label.capitalized)
                    Spacer()
                    Text("\(interval.duration) s").monospacedDigit()
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var editor: some View {
        NavigationStack {
            List {
                ForEach($engine.intervals) { $interval in
                    Stepper(value: $interval.duration, in: 5...300, step: 5) {
                        LabeledContent(interval.kind.label, value: interval.duration, format: .number)
                    }
                }
                .onDelete { engine.intervals.remove(atOffsets: $0) }
                .onMove { engine.intervals.move(fromOffsets: $0, toOffset: $1) }
            }
            .environment(\.editMode, $editMode)
            .toolbar { EditButton() }
        }
        .presentationDetents([.medium, .fraction(0.9)])
        .presentationDragIndicator(.visible)
        .interactiveDismissDisabled(editMode.isEditing)
    }
}
#Preview { WorkoutTimer() }
