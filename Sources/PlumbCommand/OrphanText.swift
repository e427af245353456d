import Snapshots

/// Prints goldens without a cell to the console.
struct OrphanText {
    var orphans: [GoldenStore.Key]
    var console: Console

    func print() {
        guard !orphans.isEmpty else { return }
        console.print(console.colored("unused goldens:", .yellow))
        for key in orphans { console.print("  \(key)") }
    }
}
