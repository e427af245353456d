import ArgumentParser
import Foundation
import Snapshots

/// Options that select a part of a run.
struct ShardOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The part of the cells to draw, such as 2/5, or auto.", valueName: "i/n|auto"))
    var shard: String?

    @Option(help: ArgumentHelp("The costs of the cells from an earlier run; use the same file for all shards.", valueName: "file"))
    var costs: String?

    func validate() throws {
        guard let shard, shard != "auto", Shard(shard) == nil else { return }
        throw ValidationError("--shard must be a part of a whole, such as 2/5, or auto")
    }

    /// Returns the costs of the cells, estimated where unknown.
    func costs(of jobs: [Renderer.Job], _ context: CommandContext) throws -> [Double] {
        guard let costs else { return CellCosts().costs(of: jobs) }
        do { return try CellCosts(file: context.url(costs)).costs(of: jobs) } catch {
            throw InputError.unreadable(costs, reason: "it is not the \(CellCosts.fileName) of a run")
        }
    }

    private func part(_ context: CommandContext) throws -> Shard? {
        guard let shard else { return nil }
        guard shard == "auto" else { return Shard(shard) }
        guard let found = ShardService.part(context.environment) else {
            throw ValidationError("--shard auto finds no part in the environment: \(ShardService.names)")
        }
        return found
    }

    func range(of jobs: [Renderer.Job], _ context: CommandContext) throws -> Range<Int> {
        guard let part = try part(context) else { return jobs.indices }
        return part.part(costs: try costs(of: jobs, context))
    }
}

/// Where a service tells a job which part of the work it does.
private struct ShardService {
    var index, count: String
    /// The number of the first part.
    var first: Int
    /// A file that the job makes to say that it divides its work.
    var status: String?

    // The variables are those of each service's documentation.
    private static let all = [
        ShardService(index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0, status: "TEST_SHARD_STATUS_FILE"),  // Bazel
        ShardService(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
        ShardService(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
        ShardService(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),  // GitLab
        ShardService(index: "BITRISE_IO_PARALLEL_INDEX", count: "BITRISE_IO_PARALLEL_TOTAL", first: 0),
        ShardService(index: "SEMAPHORE_JOB_INDEX", count: "SEMAPHORE_JOB_COUNT", first: 1),
        ShardService(index: "SYSTEM_JOBPOSITIONINPHASE", count: "SYSTEM_TOTALJOBSINPHASE", first: 1),  // Azure Pipelines
    ]

    static var names: String { all.map { "\($0.index) and \($0.count)" }.joined(separator: ", ") }

    static func part(_ environment: [String: String]) -> Shard? {
        for service in all {
            guard let index = environment[service.index].flatMap({ Int($0) }), let count = environment[service.count] else { continue }
            if let file = service.status.flatMap({ environment[$0] }) { _ = FileManager.default.createFile(atPath: file, contents: nil) }
            return Shard("\(index - service.first + 1)/\(count)")
        }
        return nil
    }
}
