func t(_ s: String, _ v: Bool) -> Bool { print(s, terminator: " "); return v }
print(t("a", false) && t("b", true))
print(t("a", true) || t("b", true))
print(t("a", true) && t("b", false) || t("c", true))
print(!t("a", false) && (t("b", false) || t("c", false)))
if t("x", false), t("y", true) { print("no") } else { print("else") }
print(t("p", true) ? t("q", false) : t("r", true))
