import SwiftUI

// MARK: Tokens
enum Spacing: CGFloat, CaseIterable {
    case xxs = 2, xs = 4, s = 8, m = 16, l = 24, xl = 32
}
enum Radius { static let card: CGFloat = 14, pill: CGFloat = 999 }

struct Theme: Equatable {
    struct Palette: Equatable {
        var accent: Color
        var surface: Color
        var onSurface: Color
        var danger: Color
    }
    struct Typography: Equatable {
        var title = Font.system(.title2, design: .serif).weight(.semibold)
        var body = Font.system(.body)
        var price = Font.system(size: 17, weight: .bold, design: .rounded).monospacedDigit()
    }
    var palette: Palette
    var type = Typography()

    static let standard = Theme(palette: .init(accent: Color(hex: 0x2F6F5E), surface: Color("Surface"), onSurface: .primary, danger: .init(hex: 0xD64545)))
    static let noir = Theme(palette: .init(accent: .white, surface: .black, onSurface: .white, danger: .red))
}

private struct ThemeKey: EnvironmentKey { static let defaultValue: Theme = .standard }
extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
    @Entry var isCompactCard: Bool = false
}
extension View {
    func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }
    func padding(_ edges: Edge.Set = .all, _ spacing: Spacing) -> some View { padding(edges, spacing.rawValue) }
    func cardSurface() -> some View { modifier(CardSurface()) }
    @ViewBuilder func `if`<Content: View>(_ condition: @autoclosure () -> Bool, transform: (Self) -> Content) -> some View {
        if condition() { transform(self) } else { self }
    }
}
extension Color {
    init(hex: UInt, alpha: Double = 1) {
        self.init(.sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255, blue: Double((hex >> 00) & 0xff) / 255, opacity: alpha)
    }
}

struct CardSurface: ViewModifier {
    @Environment(\.theme) private var theme
    @Environment(\.colorScheme) private var scheme
    func body(content: Content) -> some View {
        content
            .padding(.all, .m)
            .background(theme.palette.surface, in: RoundedRectangle(cornerRadius: Radius.card))
            .overlay(RoundedRectangle(cornerRadius: Radius.card).strokeBorder(.quaternary, lineWidth: scheme == .dark ? 1 : 0.5))
    }
}

// MARK: Styles
struct PillButtonStyle: ButtonStyle {
    enum Kind { case filled, outlined, ghost }
    let kind: Kind
    func makeBody(configuration: Configuration) -> some View { PillBody(configuration: configuration, kind: kind) }

    private struct PillBody: View {
        let configuration: ButtonStyle.Configuration
        let kind: Kind
        @Environment(\.theme) var theme
        @Environment(\.isEnabled) var isEnabled
        @Environment(\.controlSize) var controlSize

        var padding: EdgeInsets {
            switch controlSize {
            case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
            case .large: EdgeInsets(top: 14, leading: 24, bottom: 14, trailing: 24)
            default: EdgeInsets(top: 10, leading: 18, bottom: 10, trailing: 18)
            }
        }

        var body: some View {
            configuration.label
                .font(.subheadline.weight(.semibold))
                .padding(padding)
                .foregroundStyle(kind == .filled ? AnyShapeStyle(.white) : AnyShapeStyle(theme.palette.accent))
                .background {
                    switch kind {
                    case .filled: Capsule().fill(configuration.role == .destructive ? theme.palette.danger : theme.palette.accent)
                    case .outlined: Capsule().strokeBorder(theme.palette.accent, lineWidth: 1.5)
                    case .ghost: EmptyView()
                    }
                }
                .opacity(configuration.isPressed ? 0.7 : isEnabled ? 1 : 0.35)
        }
    }
}
extension ButtonStyle where Self == PillButtonStyle {
    static var pill: PillButtonStyle { .init(kind: .filled) }
    static var pillOutlined: PillButtonStyle { .init(kind: .outlined) }
    static func pill(_ kind: PillButtonStyle.Kind) -> PillButtonStyle { .init(kind: kind) }
}

struct CheckboxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            RoundedRectangle(cornerRadius: 5)
                .stroke(lineWidth: 2)
                .frame(width: 22, height: 22)
                .overlay { Image(systemName: "checkmark").opacity(configuration.isOn ? 1 : 0) }
                .onTapGesture { withAnimation { configuration.isOn.toggle() } }
            configuration.label
            if configuration.isMixed { Text("mixed") }
        }
    }
}
struct TrailingIconLabelStyle: LabelStyle {
    var spacing: Spacing = .xs
    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing.rawValue) {
            configuration.title
            configuration.icon.imageScale(.small)
        }
    }
}
struct BoxedTextFieldStyle: TextFieldStyle {
    var isValid = true
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .padding(10)
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(isValid ? Color.gray.opacity(0.4) : .red))
    }
}
struct PanelGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            configuration.label.font(.caption).textCase(.uppercase).foregroundStyle(.secondary)
            configuration.content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .cardSurface()
    }
}
struct RingProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        ZStack {
            Circle().stroke(.quaternary, lineWidth: 6)
            Circle().trim(from: 0, to: fraction).stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round)).rotationEffect(.degrees(-90))
            VStack(spacing: 0) {
                configuration.label
                configuration.currentValueLabel.font(.caption2)
            }
        }
    }
}
struct BarGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack { configuration.label; Spacer(); configuration.currentValueLabel }
            GeometryReader { geo in
                Capsule().fill(.quaternary)
                    .overlay(alignment: .leading) { Capsule().fill(.tint).frame(width: geo.size.width * configuration.value) }
            }
            .frame(height: 8)
            HStack { configuration.minimumValueLabel; Spacer(); configuration.maximumValueLabel }.font(.caption2)
        }
    }
}
struct ChevronDisclosureStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    configuration.label
                    Spacer()
                    Image(systemName: "chevron.right").rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            if configuration.isExpanded { configuration.content.padding(.leading, .m) }
        }
    }
}

// MARK: Screen
struct CheckoutScreen: View {
    struct Line: Identifiable { let id = UUID(); var name: String; var unit: Decimal; var quantity: Int }
    @State private var lines = [Line(name: "Linen shirt", unit: 59.9, quantity: 1), Line(name: "Wool socks", unit: 12.5, quantity: 3)]
    @State private var coupon = ""
    @State private var gift = true
    @State private var terms = false
    @State private var expanded = true
    @State private var theme = Theme.standard
    @FocusState private var field: Field?
    enum Field: Hashable { case coupon }

    private var subtotal: Decimal { lines.reduce(0) { $0 + $1.unit * Decimal($1.quantity) } }
    private var freeShippingProgress: Double { min(1, (subtotal as NSDecimalNumber).doubleValue / 120) }

    var body: some View {
        ScrollView {
            VStack(spacing: Spacing.m.rawValue) {
                GroupBox("Your bag") {
                    ForEach($lines) { $line in
                        HStack {
                            Text(line.name).font(theme.type.body)
                            Spacer()
                            Stepper(value: $line.quantity, in: 0...9) { Text("\(line.quantity)×") }.fixedSize()
                            Text(line.unit * Decimal(line.quantity), format: .currency(code: "CHF")).font(theme.type.price)
                        }
                    }
                }
                GroupBox {
                    Gauge(value: freeShippingProgress) { Text("Free shipping") } currentValueLabel: {
                        Text(freeShippingProgress, format: .percent.precision(.fractionLength(0)))
                    } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("120") }
                    .gaugeStyle(BarGaugeStyle())
                    DisclosureGroup("Coupon", isExpanded: $expanded) {
                        TextField("Code", text: $coupon)
                            .textFieldStyle(BoxedTextFieldStyle(isValid: coupon.count != 3))
                            .focused($field, equals: .coupon)
                            .textInputAutocapitalization(.characters)
                            .submitLabel(.done)
                            .onSubmit { field = nil }
                    }
                    .disclosureGroupStyle(ChevronDisclosureStyle())
                } label: { Label("Extras", systemImage: "gift") }
                HStack {
                    ProgressView(value: freeShippingProgress) { Image(systemName: "shippingbox") } currentValueLabel: { Text("\(Int(freeShippingProgress * 100))%") }
                        .progressViewStyle(RingProgressStyle())
                        .frame(width: 72, height: 72)
                    VStack(alignment: .leading) {
                        Toggle("Wrap as a gift", isOn: $gift)
                        Toggle("I accept the terms", isOn: $terms)
                    }
                    .toggleStyle(CheckboxToggleStyle())
                }
                HStack(spacing: .init(Spacing.s.rawValue)) {
                    Button("Clear", role: .destructive) { lines.removeAll() }.buttonStyle(.pill)
                    Button { theme = theme == .noir ? .standard : .noir } label: { Label("Theme", systemImage: "paintbrush") }.buttonStyle(.pill(.outlined))
                    Button("Pay") {}.buttonStyle(.pill).disabled(!terms).controlSize(.large)
                }
                .labelStyle(TrailingIconLabelStyle())
            }
            .padding(.horizontal, .m)
            .if(gift) { $0.background(Color.yellow.opacity(0.05)) }
        }
        .groupBoxStyle(PanelGroupBoxStyle())
        .theme(theme)
        .tint(theme.palette.accent)
    }
}
#Preview { CheckoutScreen() }
