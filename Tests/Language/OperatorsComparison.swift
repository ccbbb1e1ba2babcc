print(1 == 1.0, 2 != 3, "a" < "b", 1.5 >= 1.5, (1, "b") < (1, "c"), (2, 1) > (1, 9), (1, 2) == (1, 2))
print(min(3, 1, 2), max(1.5, 2), [1, 2] == [1, 2], nil == Optional<Int>.none)
print(0.1 + 0.2 == 0.3, Double.nan == Double.nan, -0.0 == 0.0, Double.infinity > 1e308)
