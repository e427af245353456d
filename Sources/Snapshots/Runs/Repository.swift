import Foundation

/// The repository of a project.
package enum Repository {
    /// Returns the commit that is checked out, and the second parent of a merge commit: the end of the branch that a pull request merges.
    /// Empty outside of a repository.
    package static func commits(at folder: URL) -> [String] {
        guard let line = try? BaseCommit.git(["rev-list", "--parents", "--max-count=1", "HEAD"], in: folder) else { return [] }
        let hashes = line.split(separator: " ").map(String.init)
        return hashes.count > 2 ? [hashes[0], hashes[2]] : Array(hashes.prefix(1))
    }
}
