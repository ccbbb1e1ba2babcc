/// A Date: seconds since 2001-01-01 00:00:00 UTC.
public struct DateValue: NativeValue, Hashable, Sendable {
    public var seconds: Double

    public init(seconds: Double) { self.seconds = seconds }

    /// The date that counts as the current one.
    public static let now = DateValue(seconds: FixedValues.now)

    /// Seconds between 1970-01-01 and the start of 2001.
    public static let secondsTo1970 = 978_307_200.0

    public var debugText: String { CivilTime(self).description }
    public var hashText: String { "Date:\(seconds)" }
}

extension DateValue: NativeConvertible {
    static let sourceName = "Date"
    static var madeUp: DateValue? { .now }
}

/// A date on the Gregorian calendar, at a distance from UTC.
struct CivilTime: Hashable {
    var year: Int
    var month: Int
    var day: Int
    var hour = 0
    var minute = 0
    var second = 0
    var nanosecond = 0

    init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, nanosecond: Int = 0) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
    }

    /// The date at an offset from UTC in seconds; dates out of a range of about 100,000 years count as its ends.
    init(_ date: DateValue, offset: Int = 0) {
        let limit = 3.0e12
        let seconds = date.seconds.isNaN ? 0 : min(max(date.seconds + Double(offset), -limit), limit)
        let whole = seconds.rounded(.down)
        let (days, rest) = Int(whole).flooredDivision(by: 86_400)
        self = CivilTime(day: days + 730_791)
        hour = rest / 3600
        minute = rest / 60 % 60
        second = rest % 60
        nanosecond = Int(((seconds - whole) * 1e9).rounded(.down))
    }

    /// A day counted from 0000-03-01 on the Gregorian calendar; 2001-01-01 is day 730,791.
    private init(day number: Int) {
        // The year starts in March, so that the leap day is its last.
        let (era, dayOfEra) = number.flooredDivision(by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shifted + 2) / 5 + 1
        month = shifted < 10 ? shifted + 3 : shifted - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// The day counted from 2001-01-01; months and days beyond their ranges carry over.
    var dayNumber: Int {
        let (carry, zeroMonth) = (month - 1).flooredDivision(by: 12)
        let month = zeroMonth + 1
        let year = year + carry - (month <= 2 ? 1 : 0)
        let (era, yearOfEra) = year.flooredDivision(by: 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 730_791
    }

    /// The date, at an offset from UTC in seconds.
    func date(offset: Int = 0) -> DateValue {
        let seconds = Double(dayNumber) * 86_400 + Double(hour) * 3600 + Double(minute) * 60 + Double(second)
        return DateValue(seconds: seconds + Double(nanosecond) / 1e9 - Double(offset))
    }

    /// 1 for Sunday to 7 for Saturday; 2001-01-01 was a Monday.
    var weekday: Int { (dayNumber + 1).flooredDivision(by: 7).rest + 1 }
    var dayOfYear: Int { dayNumber - CivilTime(year: year, month: 1, day: 1).dayNumber + 1 }
    var quarter: Int { (month + 2) / 3 }

    static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    static func daysInMonth(_ month: Int, of year: Int) -> Int {
        CivilTime(year: year, month: month + 1, day: 1).dayNumber
            - CivilTime(year: year, month: month, day: 1).dayNumber
    }

    /// `2026-01-01 09:41:00 +0000`, as Foundation describes dates.
    var description: String {
        "\(padded(year, 4))-\(padded(month))-\(padded(day)) \(padded(hour)):\(padded(minute)):\(padded(second)) +0000"
    }
}

/// A number with zeros in front.
func padded(_ number: Int, _ count: Int = 2) -> String {
    let text = "\(abs(number))"
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - text.count)) + text
}

extension Int {
    /// Quotient and remainder with a remainder that is not negative.
    func flooredDivision(by divisor: Int) -> (quotient: Int, rest: Int) {
        let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
        return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
    }
}
