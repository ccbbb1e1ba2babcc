/// All words that the tool understands, looked up by name.
public enum Lexicon {}
