print([1, 2] == [1, 2], [1, 2] != [2, 1], [[1], [2]] == [[1], [2]], ["a"] == ["a", "b"])
print([1, 2].hashValue == [1, 2].hashValue, Set([[1], [1], [2]]).count)
print([1, nil] == [1, nil], [1, 2].lexicographicallyPrecedes([1, 3]))
