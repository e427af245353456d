import Rendering
import Foundation

extension TestReport {
    /// Finds the lines of the sources for cells that differ. The views of a mismatch are tried in the order of their changes.
    package mutating func locate(_ jobs: [Renderer.Job], project: Project) {
        let inputs = Dictionary(jobs.map { ($0.key, $0.input) }, uniquingKeysWith: { first, _ in first })
        for entry in entries {
            guard let input = inputs[entry.key] else { continue }
            switch entry.outcome {
            case .same: continue
            case .missing, .failed, .tolerated: locations[entry.key] = input.location(ofViews: [], project: project)
            case .different(let mismatch):
                let names = mismatch.changes.flatMap { [$0.view] + $0.path.reversed() }
                locations[entry.key] = input.location(ofViews: names, project: project)
            }
        }
    }
}
