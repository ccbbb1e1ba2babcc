var log: [String] = []
func t(_ s: String) -> Int { log.append(s); return s.count }
func flag(_ s: String, _ b: Bool) -> Bool { log.append(s); return b }
var arr = [0, 0, 0, 0]
arr[t("a")] = t("bb")
arr[t("c")] += t("dd")
_ = flag("l", false) && flag("r", true)
_ = flag("x", true) || flag("y", true)
let tuple = (t("1"), t("22"))
func args(_ a: Int, _ b: Int = t("def"), c: Int) -> Int { a + b + c }
_ = args(t("p"), c: t("q"))
let dict = [t("k"): t("vv")]
_ = (flag("cond", true) ? t("yes") : t("no"))
let opt: Int? = nil
_ = opt ?? t("fallback")
_ = Optional(1) ?? t("unused")
print(log, arr, tuple, dict)
