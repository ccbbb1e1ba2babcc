/// Inter's advances and pair kerning for about 850 characters, in 1/2816 em, as text that is read when first needed.
enum InterTable {
    /// The units of Inter's em.
    static let unitsPerEm = 2816.0
}
