/// `ScrollViewProxy`.
enum ScrollViewProxyType {
    static let type = NativeType("ScrollViewProxy") { type in
        type.method("scrollTo", "(_ id: Any, anchor: UnitPoint? = nil)") { call in
            try call.me(as: ScrollViewProxyValue.self).scroll(call.value(0), call.value(1))
            return .void
        }
    }
}
