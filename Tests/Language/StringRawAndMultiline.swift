let name = "x"
print(#"raw \n \(name) "quotes""#, #"inter \#(name)"#, ##"a "# b"##)
let text = """
    first "line"
      indented \(name)
    joined \
    together
    tab\tend \u{e9}

    last
    """
print(text)
print(text.split(separator: "\n").count, """
one line
""")
print("nested \("in \("ner \(1 + 1)")")", "sum \(["a", "b"].joined(separator: "-"))", "t \(true ? "y" : "n")")
print(#"""
  keep \t
  """#)
print("\u{1F600}".count, "\\ \" \' \0".count, "tab\there")
