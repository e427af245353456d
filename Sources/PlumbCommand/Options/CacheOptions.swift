import ArgumentParser
import Foundation
import Snapshots

/// Options for the cells of earlier runs.
struct CacheOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A folder that keeps drawn cells between runs, or the address of a cache server.", valueName: "folder|url"))
    var cache: String?

    @Flag(help: "Take cells from the cache server and store none there.")
    var cacheReadOnly = false

    private var server: URL? {
        guard let cache, cache.hasPrefix("http://") || cache.hasPrefix("https://") else { return nil }
        return URL(string: cache)
    }

    func validate() throws {
        if let cache, cache.contains("://"), server?.host == nil {
            throw ValidationError("--cache must be a folder, or an address that begins with http:// or https://")
        }
        if cacheReadOnly, server == nil { throw ValidationError("--cache-read-only needs --cache with the address of a server") }
    }

    func memory(_ project: Project, _ output: URL, _ renderer: Renderer, _ context: CommandContext) -> Verifier.Memory? {
        guard let cache else { return nil }
        let folder = server == nil ? context.url(cache) : output.appending(path: "cache", directoryHint: .isDirectory)
        let patience = context.environment["PLUMB_CACHE_PATIENCE"].flatMap { TimeInterval($0) } ?? 10
        let remote = server.map {
            RemoteCache(base: $0, header: context.environment["PLUMB_CACHE_HEADER"], isReadOnly: cacheReadOnly, patience: patience)
        }
        return .init(cache: CellCache(folder: folder, renderer: renderer), project: project, remote: remote)
    }

    /// Says what the server did, where a person should know.
    func tell(_ account: RemoteCache.Account, _ context: CommandContext) {
        if let failure = account.failure {
            context.console.note("the cache server was left out: \(failure); what it did not give was drawn")
        }
        if account.refused > 0 {
            let entries = account.refused == 1 ? "1 entry" : "\(account.refused) entries"
            context.console.note("\(entries) of the cache server refused: not what the checksum names; the cells were drawn")
        }
    }
}
