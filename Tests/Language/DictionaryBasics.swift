var ages = ["Ann": 30, "Bob": 25]
ages["Cy"] = 41
ages["Bob"] = nil
print(ages.count, ages["Ann"]!, ages["Zed"] as Any, ages["Zed"] ?? 0, ages["Zed", default: -1])
print(ages.keys.sorted(), ages.values.sorted(), ages.isEmpty, ages["Ann"] != nil)
print(ages.updateValue(31, forKey: "Ann") as Any, ages.removeValue(forKey: "Cy") as Any, ages)
ages.removeAll()
print(ages)
