var selection: Set<String> = ["a"]
func toggle(_ s: String) {
    if selection.contains(s) { selection.remove(s) } else { selection.insert(s) }
}
toggle("b"); toggle("a"); toggle("c"); toggle("c")
print(selection)
if !selection.insert("b").inserted { selection.remove("b") }
print(selection, selection.isEmpty, Set("hello").count)
