/// The solver: functions over the storage of one tree.
///
/// It holds a plain pointer, so that no access is checked for exclusivity or counted.
struct Engine {
    let pointer: UnsafeMutablePointer<Core>

    @inline(__always)
    var core: Core {
        unsafeAddress { UnsafePointer(pointer) }
        nonmutating unsafeMutableAddress { pointer }
    }

    @inline(__always)
    func node(_ index: Int32) -> UnsafeMutablePointer<Node> { pointer.pointee.nodes.base + Int(index) }
    @inline(__always)
    func slot(_ index: Int32) -> UnsafeMutablePointer<Slot> { pointer.pointee.slots.base + Int(index) }
    @inline(__always)
    func state(_ index: Int32) -> UnsafeMutablePointer<ContainerState> {
        pointer.pointee.states.base + Int(pointer.pointee.nodes.base[Int(index)].payload)
    }
    /// The children of a container.
    @inline(__always)
    func children(_ node: UnsafeMutablePointer<Node>) -> UnsafeBufferPointer<Int32> {
        UnsafeBufferPointer(
            start: pointer.pointee.children.base + Int(node.pointee.firstChild), count: Int(node.pointee.childCount))
    }
    @inline(__always)
    var isTracing: Bool { pointer.pointee.trace != nil }
}

/// Two guides in one number.
@inline(__always)
func packed(_ alignment: Alignment) -> Int32 {
    alignment.horizontal.rawValue | alignment.vertical.rawValue << 16
}

/// The alignment that `packed` made.
@inline(__always)
func unpacked(_ value: Int32) -> Alignment {
    Alignment(
        horizontal: AlignmentKey(rawValue: value & 0xFFFF), vertical: AlignmentKey(rawValue: value >> 16 & 0xFFFF))
}
