import Foundation

let defaults = UserDefaults.standard
defaults.register(defaults: ["recipes.size": 9])
print(defaults.integer(forKey: "recipes.size"), defaults.bool(forKey: "recipes.none"))
defaults.set(5, forKey: "recipes.size")
defaults.set("warm", forKey: "recipes.tone")
defaults.set(["a", "b"], forKey: "recipes.list")
defaults.set(true, forKey: "recipes.flag")
print(defaults.integer(forKey: "recipes.size"), defaults.string(forKey: "recipes.tone") ?? "-")
print(defaults.stringArray(forKey: "recipes.list") ?? [], defaults.bool(forKey: "recipes.flag"))
print(defaults.object(forKey: "recipes.none") == nil)
for key in ["recipes.size", "recipes.tone", "recipes.list", "recipes.flag"] { defaults.removeObject(forKey: key) }
print(defaults.integer(forKey: "recipes.size"), defaults.string(forKey: "recipes.tone") ?? "-")
