let name = "Ada"
let text = """
    Dear \(name),
      indented "quotes"
    a line \
    continued

    end
    """
print(text)
print(text.split(separator: "\n").count)
print("""
one line
""")
