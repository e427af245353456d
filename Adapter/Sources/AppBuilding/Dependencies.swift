import Foundation
import SourceAdaptation

// Modules are compiled as in Xcode, each by itself: what one declares is seen by those that import it and by nobody else. The list of a
// module's screens and sample values is part of it, and sees what is internal in the app's other modules as tests do.

extension AppCode {
    /// Adds a module to those that are compiled with the app as one.
    mutating func join(_ module: AppCode) {
        sources += module.sources
        moduleSources[module.name] = module.sources
        if isOnMainActor, !module.isOnMainActor { nonisolatedSources += module.sources }
        foreignFolders += module.foreignFolders
        resources += module.resources
        folders += module.folders
        headers += module.headers
        ownModules.append(module.name)
    }

    /// The code with the resources of its dependencies, as its bundle has them.
    var bundled: AppCode {
        var result = self
        for module in dependencies {
            result.resources += module.resources
            result.folders += module.folders
        }
        return result
    }

    /// The names of all modules that are compiled for the app.
    var compiledModules: Set<String> { Set(ownModules + dependencies.map(\.name)) }

    /// Joins the dependencies with the app.
    public mutating func joinDependencies() {
        for module in dependencies { join(module) }
        dependencies = []
    }

    /// Puts each dependency after those that it imports. One that must be compiled with the app is joined with it: because it imports a module
    /// that is, or because another module that is linked into the program has its name.
    /// - Parameter taken: The names of modules that the program has besides.
    mutating func arrangeDependencies(besides taken: Set<String>) {
        let names = Set(dependencies.map(\.name))
        let imports = Dictionary(
            dependencies.map { ($0.name, $0.importedModules.intersection(names.union(ownModules)).subtracting([$0.name])) },
            uniquingKeysWith: { first, _ in first })
        var waiting = dependencies.sorted { $0.name < $1.name }, arranged: [AppCode] = []
        var free = Set<String>()
        while let number = waiting.firstIndex(where: { !taken.contains($0.name) && imports[$0.name]?.isSubset(of: free) == true }) {
            var module = waiting.remove(at: number)
            free.insert(module.name)
            // Where the files that are generated for it are said to be.
            module.home = "/" + module.name
            arranged.append(module)
        }
        for module in waiting { join(module) }
        dependencies = arranged
    }
}
