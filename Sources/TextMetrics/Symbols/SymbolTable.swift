/// Sizes of symbols as they were measured at 17 points, regular, on a screen of 2 pixels per point: medium width and height,
/// then large width and height, in pixels.
enum SymbolTable {
    /// The sizes of a symbol in pixels.
    struct Entry {
        var medium: (width: Double, height: Double)
        var large: (width: Double, height: Double)
    }

    /// All symbols in a circle have the size of the circle.
    static let circle = Entry(medium: (40, 38), large: (52, 52))

    /// A shield, with a sign in it or without; estimated from how it stands beside measured symbols.
    static let shield = Entry(medium: (37, 41), large: (47, 55))

    /// The median of the measured symbols at medium, and enlarged as most of them are at large.
    static let median = Entry(medium: (40, 38), large: (51, 51.7))

    /// The measured symbols by name; `globe` follows from where a screen's stack of one and a text was recorded.
    static let entries: [String: Entry] = {
        var result: [String: Entry] = [:]
        var scanner = TableScanner(table)
        while let name = scanner.word(), let width = scanner.number(), let height = scanner.number(),
            let largeWidth = scanner.number(), let largeHeight = scanner.number()
        {
            result[name] = Entry(medium: (width, height), large: (largeWidth, largeHeight))
        }
        return result
    }()

    private static let table: StaticString = """
        arrow.clockwise 36 40 46 54
        arrow.up 34 36 43 49
        arrow.up.arrow.down 48 37 60 50
        arrow.uturn.down 39 36 50 49
        bell 40 39 51 52
        bolt 34 43 42 57
        bookmark 35 40 45 54
        briefcase 47 37 59 50
        bubble.left.and.bubble.right 56 42 70 56
        calendar 42 35 53 48
        camera 49 36 63 49
        checkmark 37 33 47 45
        chevron.backward 25 33 32 45
        chevron.down 37 21 47 29
        chevron.forward 25 33 32 45
        chevron.left 25 33 32 45
        chevron.right 25 33 32 45
        chevron.up 37 21 47 29
        chevron.up.chevron.down 31 36 39 49
        circle 40 38 52 52
        clock 40 38 52 52
        clock.fill 40 38 52 52
        doc 36 40 46 54
        doc.on.doc 42 46 54 62
        doc.text 36 40 46 54
        ellipsis 37 11 47 16
        envelope 49 33 62 45
        exclamationmark.triangle 41 36 53 49
        exclamationmark.triangle.fill 41 36 53 49
        eye 52 33 66 45
        flame 34 40 44 54
        folder 46 35 59 47
        gear 43 41 55 54
        gearshape 42 40 54 54
        globe 40 38 52 51.5
        house 48 39 61 53
        house.fill 48 39 61 53
        line.3.horizontal.decrease 42 24 54 33
        link 44 42 56 56
        list.bullet 42 29 53 39
        magnifyingglass 41 37 52 50
        message 45 37 58 50
        multiply 31 27 39 37
        number 38 37 49 50
        pause.fill 29 32 36 43
        pencil 35 31 45 43
        person 38 35 48 48
        person.fill 36 34 46 47
        photo 48 35 61 48
        photo.on.rectangle 50 38 63 51
        photo.on.rectangle.angled 51 40 65 53
        play.fill 30 32 38 44
        plus 36 32 45 43
        safari 40 38 52 52
        sparkles 37 42 48 57
        square.and.arrow.up 38 44 48 59
        star 44 40 56 54
        star.fill 44 40 56 54
        trash 39 41 48 56
        xmark 35 31 44 42
        """
}
