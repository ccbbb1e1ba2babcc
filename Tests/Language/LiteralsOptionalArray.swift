let values: [Int?] = [1, nil, 3]
print(values)
print(values.compactMap { $0 })
let first: Int?? = .some(nil)
print(first as Any)
