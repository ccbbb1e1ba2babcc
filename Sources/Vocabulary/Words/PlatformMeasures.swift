import LayoutEngine

/// Lengths of controls and containers by platform, in points: everything that words need beyond the engine's own
/// constants. Those of rows and bars are estimates, the others recorded (spec L16 to L18, section 11).
struct PlatformMeasures: Sendable {
    /// padding without a length.
    var padding = 16.0
    /// Between the icon and the title of a Label.
    var labelGap = 8.0

    // Controls.
    var borderedButtonPadding = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    var borderedButtonMinimumHeight = 0.0
    var toggleSwitch = Size(width: 66, height: 30)
    /// Between the label and the switch or box of a Toggle.
    var toggleGap = 8.0
    /// Around the label of a checkbox: its line is a `body` line of 18.5 points with its baseline at 14 (recorded).
    var checkboxLabelPadding = EdgeInsets(top: 1, leading: 0, bottom: 1.5, trailing: 0)
    var sliderHeight = 31.0
    var stepper = Size(width: 94, height: 32)
    /// The height of a one-line text field, plain and with a border.
    var plainFieldHeight = 26.0
    var borderedFieldHeight = 34.0
    var segmentedPickerHeight = 31.0
    /// What a segment is wider than its label.
    var segmentPadding = 21.0
    var spinner = Size(width: 20, height: 20)
    /// UIKit's large style.
    var largeSpinner = Size(width: 37, height: 37)
    var progressBarHeight = 4.0
    var datePicker = Size(width: 120, height: 34)
    var graphicalDatePicker = Size(width: 320, height: 334)
    var wheelHeight = 216.0
    var colorWell = Size(width: 28, height: 28)
    var gauge = Size(width: 62, height: 62)

    // Rows of lists and forms.
    var rowMinimumHeight = 56.0
    var rowInsets = EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    /// From the edges of a grouped list to its rows.
    var groupInset = 20.0
    var sectionSpacing = 32.0
    var headerInsets = EdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)

    /// The space around the label of a bordered button; sizes besides the regular one are estimates from heights of 28 and
    /// 50 points on iOS.
    func borderedButtonPadding(of controlSize: String?) -> EdgeInsets {
        guard borderedButtonMinimumHeight == 0 else { return borderedButtonPadding }
        return switch controlSize {
        case "mini", "small": EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        case "large", "extraLarge": EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        default: borderedButtonPadding
        }
    }

    static let iOS = PlatformMeasures()
    static let macOS = PlatformMeasures(
        borderedButtonPadding: EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12),
        borderedButtonMinimumHeight: 24, toggleSwitch: Size(width: 54, height: 24), toggleGap: 8, sliderHeight: 16,
        stepper: Size(width: 19, height: 24), plainFieldHeight: 16, borderedFieldHeight: 24, segmentedPickerHeight: 24,
        spinner: Size(width: 32, height: 32), progressBarHeight: 6, datePicker: Size(width: 100, height: 24),
        graphicalDatePicker: Size(width: 139, height: 148), wheelHeight: 24, colorWell: Size(width: 44, height: 24),
        rowMinimumHeight: 24, rowInsets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8), groupInset: 0,
        sectionSpacing: 12, headerInsets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))

    /// The lengths of a platform.
    static func of(_ platform: Platform) -> PlatformMeasures { platform == .iOS ? iOS : macOS }
}
