/// The numbered SQL files of this folder are embedded beside this file.
let isMigrationsTarget = true
