import SwiftUI

import WidgetKit
import AppIntents

struct RefreshIntent: AppIntent {
    static var title: LocalizedStringResource = "Refresh"
    @Parameter(title: "Device") var device: String?
    init() {}
    init(device: String) { self.device = device }
    func perform() async throws -> some IntentResult {
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}

struct BatteryEntry: TimelineEntry {
    let date: Date
    var devices: [(name: String, symbol: String, level: Double)]
    var relevance: TimelineEntryRelevance? { .init(score: Float(1 - (devices.map(\.level).min() ?? 1))) }
    static let sample = BatteryEntry(date: .now, devices: [("Phone", "iphone", 0.82), ("Watch", "applewatch", 0.34), ("Pencil", "pencil", 0.08)])
}

struct BatteryProvider: AppIntentTimelineProvider {
    struct Configuration: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Devices"
        @Parameter(title: "Show empty", default: true) var showEmpty: Bool
    }
    func placeholder(in context: Context) -> BatteryEntry { .sample }
    func snapshot(for configuration: Configuration, in context: Context) async -> BatteryEntry { context.isPreview ? .sample : .init(date: .now, devices: []) }
    func timeline(for configuration: Configuration, in context: Context) async -> Timeline<BatteryEntry> {
        let next = Calendar.current.date(byAdding: .minute, value: 15, to: .now)!
        return Timeline(entries: [.sample], policy: .after(next))
    }
}

struct BatteryGaugeStyle: GaugeStyle {
    var lineWidth: CGFloat = 6
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: configuration.value)
                .stroke(configuration.value < 0.2 ? Color.red : .green, style: .init(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.radians(-.pi / 2))
            configuration.label.labelStyle(.iconOnly)
        }
        .padding(lineWidth / 2)
    }
}

struct BatteryWidgetView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var renderingMode
    @Environment(\.showsWidgetContainerBackground) var showsBackground
    var entry: BatteryProvider.Entry

    var body: some View {
        Group {
            switch family {
            case .accessoryCircular:
                Gauge(value: entry.devices[0].level) { Image(systemName: entry.devices[0].symbol) }.gaugeStyle(.accessoryCircularCapacity)
            case .accessoryInline:
                ViewThatFits { Text("\(entry.devices[0].name) \(entry.devices[0].level.formatted(.percent))"); Text(entry.devices[0].level, format: .percent) }
            case .systemMedium, .systemLarge:
                HStack(spacing: 20) { rings }
            default:
                VStack(alignment: .leading) {
                    LazyVGrid(columns: [.init(), .init()], spacing: 10) { rings }
                    Spacer()
                    HStack {
                        Text(entry.date, style: .time).font(.caption2)
                        Spacer()
                        Button(intent: RefreshIntent(device: "all")) { Image(systemName: "arrow.clockwise") }
                            .buttonStyle(.plain)
                    }
                }
            }
        }
        .widgetAccentable()
        .containerBackground(for: .widget) { ContainerRelativeShape().fill(.background) }
        .widgetURL(URL(string: "battery://all"))
    }

    @ViewBuilder private var rings: some View {
        ForEach(entry.devices.prefix(family == .systemSmall ? 4 : 8), id: \.name) { device in
            Gauge(value: device.level, in: 0...1) {
                Label(device.name, systemImage: device.symbol)
            } currentValueLabel: {
                Text(device.level, format: .percent)
            }
            .gaugeStyle(BatteryGaugeStyle(lineWidth: renderingMode == .accented ? 4 : 6))
            .frame(width: 52, height: 52)
        }
    }
}

struct BatteryWidget: Widget {
    let kind = "battery"
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: BatteryProvider.Configuration.self, provider: BatteryProvider()) { BatteryWidgetView(entry: $0) }
            .configurationDisplayName("Batteries")
            .description("Shows how full your devices are.")
            .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
            .contentMarginsDisabled()
    }
}

#Preview(as: .systemSmall) { BatteryWidget() } timeline: { BatteryEntry.sample; BatteryEntry(date: .now, devices: []) }

struct BatteryWidgetView_Previews: PreviewProvider {
    static var previews: some View {
        BatteryWidgetView(entry: .sample).previewContext(WidgetPreviewContext(family: .systemSmall))
    }
}
