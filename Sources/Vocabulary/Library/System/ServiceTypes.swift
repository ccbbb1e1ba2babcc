/// System services that views call; beside what user defaults keep they do nothing here.
enum ServiceTypes {
    static let userDefaults = NativeType.tokens("UserDefaults", "standard") { type in
        type.tokenInitializer("(suiteName: String?)", named: "suite")
        let empty: [(String, Value.Maker)] = [
            ("bool", { .bool(false) }), ("integer", { .int(0) }), ("double", { .double(0) }), ("float", { .double(0) }),
            ("string", { .none }), ("object", { .none }), ("array", { .none }), ("data", { .none }), ("url", { .none }),
            ("dictionary", { .none }), ("stringArray", { .none }), ("value", { .none })
        ]
        for (name, value) in empty {
            type.method(name, "(forKey key: String)") { call in
                if let set = call.evaluator.userDefaults[try call.get(0)] { return set }
                call.noteFixed("user defaults hold what the program sets, and start empty")
                return value()
            }
        }
        for (name, label) in [("set", "_ value"), ("setValue", "_ value")] {
            type.method(name, "(\(label): Any?, forKey key: String)") { call in
                let key: String = try call.get(1)
                call.evaluator.setUserDefault(key, to: call.has(0) ? call.value(0) : nil)
                return .void
            }
        }
        type.method("removeObject", "(forKey key: String)") { call in
            call.evaluator.setUserDefault(try call.get(0), to: nil)
            return .void
        }
        type.method("register", "(defaults: Any)") { call in
            if case .dictionary(let defaults) = call.value(0) { call.evaluator.userDefaults.register(defaults) }
            return .void
        }
        type.method("synchronize", "() -> Bool") { _ in .bool(true) }
    }

    static let processInfo = NativeType.tokens("ProcessInfo", "processInfo") { type in
        type.get("environment") { (_: Token) in .dictionary(DictionaryValue()) }
        type.get("arguments") { (_: Token) in .array([]) }
        type.get("processName") { (_: Token) in .string("Preview") }
        type.get("processorCount") { (_: Token) in .int(2) }
        type.get("activeProcessorCount") { (_: Token) in .int(2) }
        type.get("isLowPowerModeEnabled") { (_: Token) in .bool(false) }
        type.get("isiOSAppOnMac") { (_: Token) in .bool(false) }
        type.get("isMacCatalystApp") { (_: Token) in .bool(false) }
        type.get("operatingSystemVersionString") { (_: Token) in .string("Version \(FixedValues.systemVersion)") }
        type.get("systemUptime") { (_: Token) in .double(0) }
    }

    static let bundle = NativeType.tokens("Bundle", "main module") { type in
        type.initializer("(for type: Any)") { _ in .native(Token("Bundle", "main")) }
        type.get("bundleIdentifier") { (_: Token) in .string(FixedValues.bundleIdentifier) }
        type.get("infoDictionary") { (_: Token) in
            var info = DictionaryValue()
            for (key, value) in FixedValues.bundleInfo { info[.string(key)] = .string(value) }
            return .dictionary(info)
        }
        type.method("object", "(forInfoDictionaryKey key: String)") { call in
            let key: String = try call.get(0)
            return FixedValues.bundleInfo.first { $0.key == key }.map { .string($0.value) } ?? .none
        }
        type.method("url", "(forResource name: String?, withExtension ext: String? = nil, subdirectory: String? = nil)")
        {
            _ in .none
        }
        type.method("path", "(forResource name: String?, ofType type: String? = nil)") { _ in .none }
        type.method("localizedString", "(forKey key: String, value: String?, table: String? = nil) -> String") { call in
            .string(try call.optional(1) ?? call.get(0))
        }
    }

    static let logger = NativeType("Logger") { type in
        type.tokenInitializer("()")
        type.tokenInitializer("(subsystem: String, category: String)")
        for level in ["log", "debug", "info", "notice", "warning", "error", "critical", "fault", "trace"] {
            type.method(level, "(_ message: Any)") { _ in .void }
        }
        type.method("log", "(level: OSLogType, _ message: Any)") { _ in .void }
    }

    static let impact = generator("UIImpactFeedbackGenerator", "(style: UIImpactFeedbackGenerator.FeedbackStyle)") {
        type in
        type.method("impactOccurred", "(intensity: CGFloat = 1, at: CGPoint? = nil)") { _ in .void }
    }
    static let notification = generator("UINotificationFeedbackGenerator", "()") { type in
        type.method("notificationOccurred", "(_ type: UINotificationFeedbackGenerator.FeedbackType)") { _ in .void }
    }
    static let selection = generator("UISelectionFeedbackGenerator", "()") { type in
        type.method("selectionChanged", "()") { _ in .void }
    }

    private static func generator(
        _ name: String, _ signature: String, _ build: (inout NativeType) -> Void
    ) -> NativeType {
        NativeType(name, conforms: "NSObject") { type in
            type.tokenInitializer("()")
            if signature != "()" { type.tokenInitializer(signature) }
            type.method("prepare", "()") { _ in .void }
            build(&type)
        }
    }

    static let pasteboard = NativeType.tokens("UIPasteboard", "general") { type in
        for name in ["string", "url", "image"] {
            type.properties[name] = NativeProperty(get: { _ in .none }, set: { _, _ in })
        }
        type.get("hasStrings") { (_: Token) in .bool(false) }
        type.method("clearContents", "()") { _ in .int(0) }
        type.method("setString", "(_ string: String, forType type: Any)") { _ in .bool(true) }
    }

    static let workspace = NativeType.tokens("NSWorkspace", "shared") { type in
        type.method("open", "(_ url: URL) -> Bool") { _ in .bool(true) }
    }

    /// The appearances that UIKit sets for all bars: what is assigned to them is dropped.
    static let noOperation: [NativeFunction] = [NativeFunction("(_ values: Any...)") { _ in .void }]
}
