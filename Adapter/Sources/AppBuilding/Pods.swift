import Foundation

/// The pods that a `Podfile.lock` names, and those that lie in the folder.
struct Pods {
    /// The names of the pods, without their parts: `Moya`, not `Moya/Core`.
    let names: [String]
    private let folder: URL

    /// Returns nil if the folder has no `Podfile.lock`.
    init?(folder: URL) {
        guard let text = try? String(contentsOf: folder.appending(path: "Podfile.lock"), encoding: .utf8) else { return nil }
        self.folder = folder.appending(path: "Pods")
        var names: [String] = []
        var isPods = false
        for line in text.split(whereSeparator: \.isNewline) {
            if !line.hasPrefix(" ") { isPods = line == "PODS:" }
            guard isPods, let name = line.firstMatch(of: #/^  - "?([^\s"/]+)/#)?.output.1, !names.contains(String(name)) else { continue }
            names.append(String(name))
        }
        self.names = names
    }

    /// Returns the module of a pod: what its module map says (`Lottie` for `lottie-ios`), otherwise its name.
    private func module(of name: String) -> String {
        let map = folder.appending(path: "Target Support Files/\(name)/\(name).modulemap")
        let written = (try? String(contentsOf: map, encoding: .utf8))?.firstMatch(of: #/module (\w+)/#)?.output.1
        return written.map(String.init) ?? String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Returns the pods that lie in the folder `Pods` and have Swift files.
    func modules() -> [(name: String, code: AppCode)] {
        names.compactMap { name in
            let place = folder.appending(path: name).standardizedFileURL.path
            var code = AppCode(name: module(of: name), sources: [place])
            guard !code.files().isEmpty else { return nil }
            code.resources = [place]
            return (code.name, code)
        }
    }

    /// Returns a sentence that says which pods are compiled with the app. Those that lie in the folder and are not compiled are imported
    /// by nothing.
    func summary(built modules: Set<String>) -> String {
        let here = Set(self.modules().map(\.name))
        let rest = names.filter { !modules.contains(module(of: $0)) }
        let lost = rest.filter { !here.contains(module(of: $0)) }, idle = rest.count - lost.count
        let line =
            "Podfile: \(names.count) \(names.count == 1 ? "pod" : "pods"), \(names.count - rest.count) built, "
            + (idle > 0 ? "\(idle) not imported, " : "") + "\(lost.count) not"
        return lost.isEmpty ? line : line + ": " + lost.joined(separator: ", ")
    }
}
