/// Values of other frameworks that views hold: places on a map, players. Layout needs none of them.
enum FrameworkTypes {
    /// The static side of `ContentUnavailableView`: the view for a search without results.
    static let unavailable = NativeType("ContentUnavailableView") { type in
        type.constant("search", search("No Results"))
        type.staticFunction("search", "(text: String)") { call in
            search("No Results for “\(try call.get(0, as: String.self))”")
        }
    }

    private static func search(_ title: String) -> Value {
        let text = CallNode(
            word: "Text",
            arguments: [Argument(name: "content", value: .string("Check the spelling or try a new search."))])
        return .view(
            CallNode(
                word: "ContentUnavailableView",
                arguments: [
                    Argument(name: "title", value: .string(title)),
                    Argument(name: "systemImage", value: .string("magnifyingglass")),
                    Argument(name: "description", value: .view(text))
                ]))
    }

    static let coordinate = NativeType.record(
        "CLLocationCoordinate2D", "latitude: Double; longitude: Double", conforms: "Equatable Hashable",
        memberwise: true)
    static let location = NativeType("CLLocation") { type in
        type.tokenInitializer("(latitude: Double, longitude: Double)")
    }
    static let span = NativeType.record(
        "MKCoordinateSpan", "latitudeDelta: Double; longitudeDelta: Double", memberwise: true)
    static let region = NativeType.record(
        "MKCoordinateRegion", "center: CLLocationCoordinate2D; span: MKCoordinateSpan", memberwise: true
    ) { type in
        type.tokenInitializer("()")
        type.tokenInitializer(
            "(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double)")
    }
    static let camera = NativeType.tokens("MapCameraPosition", "automatic") { type in
        type.tokenFunction("region", "(_ region: MKCoordinateRegion)")
        type.tokenFunction("userLocation", "(followsHeading: Bool = false, fallback: MapCameraPosition)")
        type.tokenFunction("camera", "(_ camera: Any)")
        type.tokenFunction("item", "(_ item: Any, allowsAutomaticPitch: Bool = true)")
    }
    static let player = NativeType("AVPlayer") { type in
        type.tokenInitializer("()")
        type.tokenInitializer("(url: URL)")
        type.tokenInitializer("(playerItem: Any?)")
        for name in ["play", "pause"] { type.method(name, "()") { _ in .void } }
        type.method("seek", "(to time: Any)") { _ in .void }
    }
    static let predicate = NativeType("NSPredicate") { type in
        type.tokenInitializer("(format: String, _ arguments: Any...)")
        type.tokenInitializer("(value: Bool)")
        type.method("evaluate", "(with object: Any?) -> Bool") { call in
            call.noteFixed("predicates are not evaluated; every value fails them")
            return .bool(false)
        }
    }
    static let comparator = NativeType("KeyPathComparator", conforms: "Equatable Hashable SortComparator") { type in
        type.tokenInitializer("(_ keyPath: Any, order: SortOrder = .forward)")
        type.tokenInitializer("(_ keyPath: Any, comparator: Any, order: SortOrder = .forward)")
    }
    static let sortOrder = NativeType.tokens("SortOrder", "forward reverse", conforms: "", cases: true)
    static let scanner = NativeType("Scanner") { type in
        type.initializer("(string: String)") { call in
            RecordValue("Scanner", [("string", call.value(0)), ("currentIndex", .int(0))]).asValue
        }
        type.properties["string"] = NativeProperty(
            type: "String", get: { RecordValue.converted(from: $0)?["string"] ?? .none })
        type.properties["currentIndex"] = NativeProperty(
            get: { RecordValue.converted(from: $0)?["currentIndex"] ?? .none }, set: { _, _ in })
        type.properties["charactersToBeSkipped"] = NativeProperty(get: { _ in .none }, set: { _, _ in })
        type.method("scanHexInt64", "(_ result: inout UInt64) -> Bool") { call in
            let record: RecordValue = try call.me()
            guard case .string(let text) = record["string"] else { return .bool(false) }
            let plain = text.drop { $0 == "#" }
            let isMarked = plain.hasPrefix("0x") || plain.hasPrefix("0X")
            let digits = (isMarked ? plain.dropFirst(2) : plain).prefix { $0.isHexDigit }
            guard let number = Int(digits, radix: 16) else { return .bool(false) }
            call.arguments[0] = .int(number)
            return .bool(true)
        }
        type.method("scanString", "(_ text: String) -> String?") { call in
            guard case .string(let text) = try call.me(as: RecordValue.self)["string"] else { return .none }
            let wanted: String = try call.get(0)
            return text.hasPrefix(wanted) ? .string(wanted) : .none
        }
    }
}
