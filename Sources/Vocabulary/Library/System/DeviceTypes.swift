import LayoutEngine

/// `UIScreen`, `UIDevice`, `UIApplication`, their windows, and the Mac's counterparts, as the surroundings say.
enum DeviceTypes {
    static let screen = define("UIScreen", "main") { type in
        type.contextual("bounds") { (_: Token, evaluator) in
            Rect(origin: .zero, size: evaluator.surroundings.screenSize).asValue
        }
        type.contextual("nativeBounds") { (_: Token, evaluator) in
            let size = evaluator.surroundings.screenSize
            let scale = evaluator.surroundings.scale
            return Rect(x: 0, y: 0, width: size.width * scale, height: size.height * scale).asValue
        }
        for name in ["scale", "nativeScale", "backingScaleFactor"] {
            type.contextual(name) { (_: Token, evaluator) in .double(evaluator.surroundings.scale) }
        }
        for name in ["frame", "visibleFrame"] {
            type.contextual(name) { (_: Token, evaluator) in
                Rect(origin: .zero, size: evaluator.surroundings.screenSize).asValue
            }
        }
        type.get("brightness") { (_: Token) in .double(0.5) }
        type.get("maximumFramesPerSecond") { (_: Token) in .int(60) }
        type.get("traitCollection") { (_: Token) in .native(Token("UITraitCollection", "current")) }
    }

    static let traits = define("UITraitCollection", "current") { type in
        type.contextual("userInterfaceStyle") { (_: Token, evaluator) in
            .native(Token("UIUserInterfaceStyle", evaluator.surroundings.isDark ? "dark" : "light"))
        }
        type.contextual("displayScale") { (_: Token, evaluator) in .double(evaluator.surroundings.scale) }
        type.contextual("userInterfaceIdiom") { (_: Token, evaluator) in idiom(evaluator) }
        type.contextual("horizontalSizeClass") { (_: Token, evaluator) in
            .native(Token("UIUserInterfaceSizeClass", isWide(evaluator) ? "regular" : "compact"))
        }
        type.get("verticalSizeClass") { (_: Token) in .native(Token("UIUserInterfaceSizeClass", "regular")) }
    }

    static let device = define("UIDevice", "current") { type in
        type.contextual("userInterfaceIdiom") { (_: Token, evaluator) in idiom(evaluator) }
        for name in ["model", "localizedModel", "name"] {
            type.contextual(name) { (_: Token, evaluator) in .string(isWide(evaluator) ? "iPad" : "iPhone") }
        }
        type.get("systemName") { (_: Token) in .string("iOS") }
        type.get("systemVersion") { (_: Token) in .string(FixedValues.systemVersion) }
        type.get("orientation") { (_: Token) in .native(Token("UIDeviceOrientation", "portrait")) }
        type.get("batteryLevel") { (_: Token) in .double(1) }
        type.get("identifierForVendor") { (_: Token) in UUIDValue(number: 0).asValue }
        type.method("beginGeneratingDeviceOrientationNotifications", "()") { _ in .void }
        for (name, value) in [
            ("orientationDidChangeNotification", "UIDeviceOrientationDidChange"),
            ("batteryLevelDidChangeNotification", "UIDeviceBatteryLevelDidChange")
        ] {
            type.constant(name, .native(Token("NSNotification.Name", value)))
        }
    }

    static let application = define("UIApplication", "shared") { type in
        type.get("windows") { (_: Token) in .array([window]) }
        type.get("keyWindow") { (_: Token) in window }
        type.get("mainWindow") { (_: Token) in window }
        type.get("connectedScenes") { (_: Token) in .set(SetValue([scene])) }
        type.get("applicationState") { (_: Token) in .native(Token("UIApplication.State", "active")) }
        type.contextual("statusBarFrame") { (_: Token, evaluator) in
            let surroundings = evaluator.surroundings
            return Rect(x: 0, y: 0, width: surroundings.screenSize.width, height: surroundings.safeArea.top).asValue
        }
        type.properties["isIdleTimerDisabled"] = NativeProperty(
            type: "Bool", get: { _ in .bool(false) }, set: { _, _ in })
        type.method("open", "(_ url: URL, options: Any? = nil, completionHandler: Any? = nil)") { _ in .void }
        type.method("canOpenURL", "(_ url: URL) -> Bool") { _ in .bool(true) }
        type.method("sendAction", "(_ action: Any, to: Any?, from: Any?, for: Any?) -> Bool") { _ in .bool(true) }
        type.method("endEditing", "(_ force: Bool = true)") { _ in .void }
        type.method("beginReceivingRemoteControlEvents", "()") { _ in .void }
        type.method("terminate", "(_ sender: Any?)") { _ in .void }
        type.constant("openSettingsURLString", .string("app-settings:"))
        for name in [
            "didBecomeActiveNotification", "willResignActiveNotification", "didEnterBackgroundNotification",
            "willEnterForegroundNotification", "willTerminateNotification", "userDidTakeScreenshotNotification"
        ] {
            type.constant(name, .native(Token("NSNotification.Name", name)))
        }
    }

    static let windowType = define("UIWindow", "") { type in
        type.contextual("safeAreaInsets") { (_: Token, evaluator) in
            EdgeInsetsValue(evaluator.surroundings.safeArea).asValue
        }
        for name in ["bounds", "frame"] {
            type.contextual(name) { (_: Token, evaluator) in
                Rect(origin: .zero, size: evaluator.surroundings.screenSize).asValue
            }
        }
        type.get("isKeyWindow") { (_: Token) in .bool(true) }
        type.get("windowScene") { (_: Token) in scene }
        type.get("rootViewController") { (_: Token) in .none }
        type.get("screen") { (_: Token) in .native(Token("UIScreen", "main")) }
        type.method("endEditing", "(_ force: Bool)") { _ in .bool(true) }
    }

    static let sceneType = NativeType("UIWindowScene", conforms: "UIScene Hashable Equatable") { type in
        type.get("windows") { (_: Token) in .array([window]) }
        type.get("keyWindow") { (_: Token) in window }
        type.get("screen") { (_: Token) in .native(Token("UIScreen", "main")) }
        type.get("interfaceOrientation") { (_: Token) in .native(Token("UIInterfaceOrientation", "portrait")) }
        type.get("activationState") { (_: Token) in .native(Token("UIScene.ActivationState", "foregroundActive")) }
        type.get("statusBarManager") { (_: Token) in .native(Token("UIStatusBarManager", "manager")) }
    }

    static let statusBar = NativeType("UIStatusBarManager") { type in
        type.contextual("statusBarFrame") { (_: Token, evaluator) in
            let surroundings = evaluator.surroundings
            return Rect(x: 0, y: 0, width: surroundings.screenSize.width, height: surroundings.safeArea.top).asValue
        }
    }

    private static var window: Value { .native(Token("UIWindow", "window")) }
    private static var scene: Value { .native(Token("UIWindowScene", "scene")) }

    private static func isWide(_ evaluator: any Evaluator) -> Bool {
        min(evaluator.surroundings.screenSize.width, evaluator.surroundings.screenSize.height) >= 600
    }

    private static func idiom(_ evaluator: any Evaluator) -> Value {
        let name = evaluator.surroundings.platform == .macOS ? "mac" : isWide(evaluator) ? "pad" : "phone"
        return .native(Token("UIUserInterfaceIdiom", name))
    }

    private static func define(_ name: String, _ constants: String, _ build: (inout NativeType) -> Void) -> NativeType {
        NativeType.tokens(name, constants, conforms: "NSObject", build)
    }
}
