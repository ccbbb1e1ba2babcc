extension ColorValue {
    /// Red, green, blue and opacity from 0 to 1; the system's colours as the light appearance shows them.
    public var resolved: (red: Double, green: Double, blue: Double, opacity: Double) {
        switch base {
        case .components(let red, let green, let blue): return (red, green, blue, opacity)
        case .asset: return (0.5, 0.5, 0.5, opacity)
        case .system(let name):
            let (hex, alpha) = ColorValue.systemComponents[name] ?? (0x80_80_80, 1)
            return (
                Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255, opacity * alpha
            )
        case .mixture(let first, let second, let fraction):
            let a = first.resolved
            let b = second.resolved
            func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * fraction }
            return (
                mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue), opacity * mix(a.opacity, b.opacity)
            )
        }
    }

    /// Hue, saturation and brightness from 0 to 1.
    var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
        let (red, green, blue, _) = resolved
        let high = Swift.max(red, green, blue)
        let range = high - Swift.min(red, green, blue)
        guard range > 0 else { return (0, 0, high) }
        let sector: Double
        if high == red {
            sector = (green - blue) / range
        } else if high == green {
            sector = (blue - red) / range + 2
        } else {
            sector = (red - green) / range + 4
        }
        return ((sector < 0 ? sector + 6 : sector) / 6, range / high, high)
    }

    private static let systemComponents: [String: (hex: Int, opacity: Double)] = [
        "red": (0xFF3B30, 1), "orange": (0xFF9500, 1), "yellow": (0xFFCC00, 1), "green": (0x34C759, 1),
        "mint": (0x00C7BE, 1), "teal": (0x30B0C7, 1), "cyan": (0x32ADE6, 1), "blue": (0x007AFF, 1),
        "indigo": (0x5856D6, 1), "purple": (0xAF52DE, 1), "pink": (0xFF2D55, 1), "brown": (0xA2845E, 1),
        "gray": (0x8E8E93, 1), "black": (0, 1), "white": (0xFFFFFF, 1), "clear": (0, 0), "primary": (0, 1),
        "secondary": (0x3C3C43, 0.6), "tertiary": (0x3C3C43, 0.3), "accentColor": (0x007AFF, 1),
        "label": (0, 1), "systemBackground": (0xFFFFFF, 1), "systemGray": (0x8E8E93, 1),
        "systemGray2": (0xAEAEB2, 1), "systemGray3": (0xC7C7CC, 1), "systemGray4": (0xD1D1D6, 1),
        "systemGray5": (0xE5E5EA, 1), "systemGray6": (0xF2F2F7, 1), "systemRed": (0xFF3B30, 1),
        "systemBlue": (0x007AFF, 1), "systemGreen": (0x34C759, 1), "systemOrange": (0xFF9500, 1),
        "systemYellow": (0xFFCC00, 1), "secondarySystemBackground": (0xF2F2F7, 1),
        "systemGroupedBackground": (0xF2F2F7, 1), "separator": (0x3C3C43, 0.29)
    ]
}
