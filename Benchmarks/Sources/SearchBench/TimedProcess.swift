#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs whole processes and says how long they took.
enum TimedProcess {
    /// Milliseconds from the start of a program to its end; its output goes nowhere.
    static func run(_ program: String, _ arguments: [String]) -> Double? {
        var actions = fileActions()
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var texts: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        defer { for text in texts { free(text) } }
        texts.append(nil)
        var process: pid_t = 0
        let start = now()
        guard posix_spawnp(&process, program, &actions, nil, texts, environ) == 0 else { return nil }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let time = now() - start
        // 0 and 1 are what a search ends with.
        return status & 0x7F == 0 && (status >> 8) & 0xFF <= 1 ? time : nil
    }

    #if canImport(Darwin)
        private static func fileActions() -> posix_spawn_file_actions_t? {
            var actions: posix_spawn_file_actions_t?
            posix_spawn_file_actions_init(&actions)
            return actions
        }
    #else
        private static func fileActions() -> posix_spawn_file_actions_t {
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            return actions
        }
    #endif

    /// Milliseconds of a clock that only goes forward.
    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}
