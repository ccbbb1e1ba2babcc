class Media { let title: String; init(_ title: String) { self.title = title } }
class Film: Media { var year = 1999 }
class Song: Media { let artist = "Mo" }
let library: [Media] = [Film("A"), Song("B"), Media("C")]
print(library.filter { $0 is Film }.count)
for item in library {
    if let film = item as? Film { print(film.title, film.year) }
    else if let song = item as? Song { print(song.title, song.artist) }
    else { print(item.title, "plain") }
}
print((library[0] as! Film).title, (library[1] as? Film) == nil)
let n: Any = 3
print(n as? Double as Any, n as? Int ?? 0, (n as! Int) + 1)
