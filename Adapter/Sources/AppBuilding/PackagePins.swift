import Foundation

/// A `Package.resolved`: the commits to which an app pins its packages.
public struct PackagePins: Sendable, Codable, Equatable {
    private struct Pin: Decodable {
        struct State: Codable, Equatable { var revision, version, branch: String? }
        var location: String?
        /// The location in version 1 of the file.
        var repositoryURL: String?
        var state: State
    }
    private struct File: Decodable {
        struct First: Decodable { var pins: [Pin] }
        var pins: [Pin]?
        var object: First?
    }

    private let pins: [String: Pin.State]
    private let places: [String: String]

    /// Returns nil if there is no such file.
    init?(_ file: URL) {
        guard let data = try? Data(contentsOf: file), let file = try? JSONDecoder().decode(File.self, from: data) else { return nil }
        let all = file.pins ?? file.object?.pins ?? []
        pins = Dictionary(
            all.compactMap { pin in (pin.location ?? pin.repositoryURL).map { (AppCode.Package(url: $0).identity, pin.state) } },
            uniquingKeysWith: { first, _ in first })
        places = Dictionary(
            all.compactMap { pin in (pin.location ?? pin.repositoryURL).map { (AppCode.Package(url: $0).identity, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns the package with an identity.
    func package(named identity: String) -> AppCode.Package? { places[identity].map { AppCode.Package(url: $0) } }

    func pin(_ package: AppCode.Package) -> AppCode.Package {
        guard let state = pins[package.identity] else { return package }
        var package = package
        package.exact = state.version ?? ""
        package.revision = state.revision ?? ""
        return package
    }
}
