import LayoutEngine
import Vocabulary

extension Interpreter {
    /// Prepares a pass: code sees the window as its screen, and numbers that must be unique are given anew, so that each
    /// pass makes the same ones.
    func beginPass(_ options: LayoutOptions) {
        var surroundings = Surroundings(
            screenSize: Size(width: options.size.width ?? 393, height: options.size.height ?? 852),
            scale: options.scale, safeArea: options.safeArea, platform: options.platform,
            isDark: options.environment.contains { $0.name == "colorScheme" && $0.source.hasSuffix("dark") })
        surroundings.assets = options.assets
        self.surroundings = surroundings
        freshNumbers = 0
        objectCount = 0
    }
}
