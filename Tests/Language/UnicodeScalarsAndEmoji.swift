let s = "👋🏽e\u{301}🇩🇪"
print(s.count, s.map { String($0) }, s.unicodeScalars.count, s.reversed().map { String($0) }.joined() == "🇩🇪é👋🏽")
print(s.first!, s.dropFirst().first! == "é", Array("a👨‍👩‍👧b").count, "\u{1F600}" == "😀", "ﬁ".count)
