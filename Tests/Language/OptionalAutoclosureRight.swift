func expensive() -> Int { print("computed"); return 9 }
let known: Int? = 1
print(known ?? expensive())
let unknown: Int? = nil
print(unknown ?? expensive())
