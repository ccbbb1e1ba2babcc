struct Bell<Tone> { let tone: Tone; let ring: (Tone) -> Void }
var rung = 0
let bell = Bell(tone: ()) { rung += 1 }
bell.ring(bell.tone)
func strike<Tone>(_ tone: Tone, _ body: (Tone) -> Void) { body(tone) }
strike(()) { rung += 10 }
print(rung, [1, 2].map(Double.init))
