import ArgumentParser

/// Every command, in the order of the help.
enum CommandList {
    static let all: [any ParsableCommand.Type] = [
        Search.self, List.self, Show.self, Render.self, Explain.self, Why.self, Check.self,
        Add.self, Remove.self, Log.self, Restore.self, Copy.self, Outdated.self, Update.self,
        Validate.self, Record.self, Review.self, Accept.self, Reject.self, ReportCommand.self, Compare.self,
        Export.self, Import.self, ImportCapture.self,
        Related.self, Tags.self, Authors.self, Stats.self,
        Support.self, Schema.self,
        Init.self, Doctor.self, BackupCommand.self, Config.self, Completion.self, Manual.self
    ]
}
