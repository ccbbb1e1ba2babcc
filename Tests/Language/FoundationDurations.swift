import Foundation

for seconds in [0, 59, 90, 3665, 180_000, -65] {
    let duration = Duration.seconds(seconds)
    print(duration.formatted(.time(pattern: .minuteSecond)), duration.formatted(.time(pattern: .hourMinute)))
    print(duration.formatted(.time(pattern: .hourMinuteSecond)), duration.formatted())
    print(duration.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2))))
    print(duration.formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 2))))
}
for seconds in [0, 90, 3665, 5_399] {
    let duration = Duration.seconds(seconds)
    print(duration.formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide)))
    print(duration.formatted(.units(allowed: [.hours, .minutes, .seconds], width: .narrow)))
    print(duration.formatted(.units(allowed: [.hours, .minutes], width: .abbreviated)))
}
let odd = Duration.milliseconds(90_500)
print(odd.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 2))))
