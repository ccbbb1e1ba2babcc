func run() {
    var base = 2
    var doubled: Int { get { base * 2 } set { base = newValue / 2 } }
    print(doubled); doubled = 10; print(base, doubled); doubled += 4; print(base)
    var watched = 1 { willSet { print("will", newValue) } didSet { print("did", oldValue) } }
    watched = 5; watched += 1
    print(watched)
    let constant: Int
    if base > 3 { constant = 1 } else { constant = 2 }
    print(constant)
    lazy var late: Int = { print("computing"); return base * 100 }()
    base = 1
    print(late, late)
    var triple: String { "\(base)\(base)\(base)" }
    print(triple)
}
run()
