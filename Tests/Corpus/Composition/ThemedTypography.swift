import SwiftUI

enum TextRole: CaseIterable, Hashable {
    case display, heading, body, note

    struct Attributes {
        var size: CGFloat
        var weight: Font.Weight = .regular
        var tracking: CGFloat = 0
    }

    var attributes: Attributes {
        switch self {
        case .display: Attributes(size: 40, weight: .black, tracking: -0.5)
        case .heading: Attributes(size: 24, weight: .semibold)
        case .body: .init(size: 16)
        case .note: .init(size: 12, tracking: 0.4)
        }
    }
}

struct TypographyModifier: ViewModifier {
    let role: TextRole
    @ScaledMetric private var size: CGFloat

    init(role: TextRole) {
        self.role = role
        _size = ScaledMetric(wrappedValue: role.attributes.size)
    }

    func body(content: Content) -> some View {
        content
            .font(.system(size: size, weight: role.attributes.weight))
            .kerning(role.attributes.tracking)
    }
}

extension View {
    func typography(_ role: TextRole) -> some View { modifier(TypographyModifier(role: role)) }
}

extension Font.Weight {
    static let brand = Font.Weight.heavy
}

struct ThemedTypography: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(TextRole.allCases, id: \.self) { role in
                Text("\(String(describing: role)) text")
                    .typography(role)
            }
            Text("Brand").fontWeight(.brand).fontDesign(.rounded)
        }
        .padding()
    }
}

#Preview {
    ThemedTypography()
}
