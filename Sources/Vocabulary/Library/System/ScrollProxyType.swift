/// `ScrollViewProxy`.
enum ScrollProxyType {
    static let type = NativeType("ScrollViewProxy") { type in
        type.method("scrollTo", "(_ id: Any, anchor: UnitPoint? = nil)") { call in
            guard case .native(let proxy as ScrollProxyValue) = call.receiver else {
                throw call.wrongType(call.receiver, expected: "a ScrollViewProxy")
            }
            proxy.scroll(to: call.value(0), anchor: call.has(1) ? call.value(1) : nil)
            return .void
        }
    }
}
