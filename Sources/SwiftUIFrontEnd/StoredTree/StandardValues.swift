import CanonicalJSON
import Vocabulary

/// Values that are neither Swift source nor tokens: numbers of other types, parts of arrays, and what stands for things
/// outside of SwiftUI.
extension TreeWriter {
    /// The value as a tagged object; `nil` for one of another kind.
    func standard(_ native: any NativeValue, _ state: inout State) -> JSON? {
        switch native {
        case let number as SizedInteger:
            return ["integer": .string(number.description), "type": .string(number.typeName)]
        case let number as FloatValue: return ["float": Self.length(Double(number.number))]
        case let number as NumberValue:
            var members: [String: JSON] = ["nsNumber": Self.length(number.number)]
            if number.isBool { members["bool"] = true }
            return .object(members)
        case let member as UnresolvedMember: return ["member": .string(member.name)]
        case let object as OutsideValue:
            var members: [String: JSON] = ["outside": .string(object.typeName)]
            if object.isUnknown { members["unknown"] = true }
            if !object.settings.isEmpty {
                var settings: [String: JSON] = [:]
                for (name, setting) in object.settings.sorted(by: { $0.key < $1.key }) {
                    settings[name] = value(setting, &state)
                }
                members["assigned"] = .object(settings)
            }
            return .object(members)
        case let slice as SliceValue:
            return ["slice": list(slice.elements, &state), "start": .number(Double(slice.start))]
        case let scalar as ScalarValue: return ["scalar": .number(Double(scalar.scalar.value))]
        case is WrappedNil: return ["someNil": true]
        case let index as StringIndexValue: return ["stringIndex": .number(Double(index.offset))]
        case let action as EnvironmentAction: return ["environmentAction": .string(action.name)]
        case let calendar as CalendarValue:
            return [
                "calendar": [
                    "firstWeekday": .number(Double(calendar.firstWeekday)), "iso": .bool(calendar.isISO),
                    "minimumDays": .number(Double(calendar.minimumDaysInFirstWeek)),
                    "timeZone": self.native(calendar.timeZone, &state)
                ]
            ]
        default: return nil
        }
    }
}

extension TreeReader {
    /// The tags that `standard` reads.
    static let standardTags = [
        "integer", "float", "nsNumber", "member", "outside", "slice", "scalar", "someNil", "stringIndex",
        "environmentAction", "calendar"
    ]

    func standard(_ tag: String, _ content: JSON, _ members: [String: JSON]) throws -> Value {
        switch tag {
        case "integer":
            guard let kind = SizedInteger.Kind(rawValue: try text(members["type"])),
                let number = SizedInteger(written: try text(content), kind)
            else { throw expected("an integer that its type can hold") }
            return .native(number)
        case "float": return .native(FloatValue(Float(try number(content))))
        case "nsNumber":
            return .native(NumberValue(try number(content), isBool: members["bool"]?.boolValue ?? false))
        case "member": return .native(UnresolvedMember(name: try text(content), range: 0..<0))
        case "outside":
            let object = OutsideValue(try text(content), isUnknown: members["unknown"]?.boolValue ?? false)
            for (name, json) in members["assigned"]?.objectValue ?? [:] { object.settings[name] = try value(of: json) }
            return .native(object)
        case "slice": return .slice(try values(try array(content)), start: try whole(members["start"]))
        case "scalar":
            guard let scalar = UInt32(exactly: try whole(content)).flatMap({ Unicode.Scalar($0) }) else {
                throw expected("a Unicode scalar")
            }
            return ScalarValue.of(scalar)
        case "stringIndex": return .stringIndex(try whole(content))
        case "someNil": return .native(WrappedNil())
        case "environmentAction": return .native(EnvironmentAction(name: try text(content)))
        default:
            guard case .native(let zone as TimeZoneValue) = try value(of: content["timeZone"] ?? .null) else {
                throw expected("a time zone")
            }
            let (first, minimum) = (try whole(content["firstWeekday"]), try whole(content["minimumDays"]))
            guard (1...7).contains(first), (1...7).contains(minimum) else {
                throw expected("numbers of days from 1 to 7")
            }
            var calendar = CalendarValue()
            calendar.firstWeekday = first
            calendar.minimumDaysInFirstWeek = minimum
            calendar.isISO = content["iso"]?.boolValue ?? false
            calendar.timeZone = zone
            return .native(calendar)
        }
    }

    private func whole(_ json: JSON?) throws -> Int {
        guard let number = json?.numberValue, let whole = Int(exactly: number) else { throw expected("a whole number") }
        return whole
    }
}

extension SizedInteger {
    /// A number of the type from its text in base 10; `nil` for one outside of its range.
    fileprivate init?(written text: String, _ kind: Kind) {
        if let number = Int(text) {
            self.init(number, kind)
        } else {
            guard kind == .uint64 || kind == .uint, let bits = UInt64(text) else { return nil }
            self.init(truncating: bits, kind)
        }
    }
}
