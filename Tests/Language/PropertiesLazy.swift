struct Loader {
    let name: String
    lazy var data: [Int] = {
        print("loading", name)
        return [1, 2, 3]
    }()
}
var loader = Loader(name: "L")
print("created")
print(loader.data.count)
loader.data.append(4)
print(loader.data)
