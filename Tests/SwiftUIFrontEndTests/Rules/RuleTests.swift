import Testing

/// Every written rule on views of its own, through the source path; each case says how its numbers come about.
struct RuleTests {
    @Test(arguments: RuleCase.safeArea) func safeAreas(_ rule: RuleCase) { rule.check() }
    @Test(arguments: RuleCase.scroll) func scrollViews(_ rule: RuleCase) { rule.check() }
    @Test(arguments: RuleCase.effects) func effects(_ rule: RuleCase) { rule.check() }
    @Test(arguments: RuleCase.layouts) func layouts(_ rule: RuleCase) { rule.check() }
    @Test(arguments: RuleCase.leaves) func leaves(_ rule: RuleCase) { rule.check() }
    @Test(arguments: RuleCase.grids) func grids(_ rule: RuleCase) { rule.check() }
    @Test(arguments: RuleCase.edges) func edgesOfSpacers(_ rule: RuleCase) { rule.check() }
    @Test(arguments: RuleCase.flexibleFrames) func flexibleFrames(_ rule: RuleCase) { rule.check() }
    @Test(arguments: RuleCase.hiddenPriorities) func hiddenPriorities(_ rule: RuleCase) { rule.check() }
    @Test(arguments: RuleCase.guides) func guides(_ rule: RuleCase) { rule.check() }
    @Test(arguments: RuleCase.ownEffects) func ownEffects(_ rule: RuleCase) { rule.check() }
    @Test(arguments: RuleCase.takenApart) func takenApart(_ rule: RuleCase) { rule.check() }
    @Test(arguments: RuleCase.baselines) func baselines(_ rule: RuleCase) { rule.check() }

    @Test(arguments: RuleCase.neutralModifiers)
    func modifiersWithoutEffect(_ modifier: String) {
        for rule in RuleCase.neutral(modifier) { rule.check() }
    }
}
