#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs whole processes and says how long they took.
enum TimedProcess {
    /// Milliseconds: from the start of a program to its end, and of processor time.
    struct Time {
        var wall: Double
        var cpu: Double
    }

    /// Runs a program; its output goes nowhere.
    static func run(_ program: String, _ arguments: [String]) -> Time? {
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
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        let wall = now() - start
        func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3 }
        let cpu = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
        // 0 and 1 are what a search ends with.
        return status & 0x7F == 0 && (status >> 8) & 0xFF <= 1 ? Time(wall: wall, cpu: cpu) : nil
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

    /// Milliseconds of processor time of this process.
    static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// Milliseconds of a clock that only goes forward.
    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}
