import LayoutEngine

extension Scenario {
    /// The window of this scenario on `platform`.
    ///
    /// What the scenario states wins, then what its device has, then the default device's size and scale. Only a
    /// named device brings a safe area with it, and only where no size of its own is stated.
    public func viewport(on platform: Platform) -> Viewport {
        let named = device.flatMap(Device.named)
        let base = named ?? Device.standard(for: platform)
        let inherited = size == nil ? named?.safeArea : nil
        return Viewport(
            size: size ?? ProposedViewSize(base.size), scale: scale ?? base.scale, platform: platform,
            layoutDirection: environment.layoutDirection ?? .leftToRight,
            safeArea: safeArea ?? inherited ?? .zero)
    }
}
