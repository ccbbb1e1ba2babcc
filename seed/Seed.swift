/// The recipe documents of this folder are embedded beside this file.
let isSeedTarget = true
