var heights = [Double](repeating: 0, count: 3)
var frames: [(x: Int, y: Double)] = []
for h in [120.0, 80, 200, 150, 60, 90] {
    let column = heights.indices.min { heights[$0] < heights[$1] }!
    frames.append((column, heights[column]))
    heights[column] += h + 10
}
print(frames.map { "\($0.x):\($0.y)" }, heights.max()! - 10, heights.firstIndex(of: heights.max()!)!)
