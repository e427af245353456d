import Foundation
import Snapshots

/// Converts errors to messages, in one place.
enum Sentences {
    /// Returns the message and exit status of an error; nil for errors of the argument parser, which has its own messages.
    static func about(_ error: any Error, console: Console) -> (text: String, status: ExitStatus)? {
        switch error {
        case let error as SettingsErrors: (error.errors.map { text(error: $0, console) }.joined(), .badInput)
        case let error as SettingsError: (text(error: error, console), .badInput)
        case let error as UsageError: ("\(label(console)) \(error.sentence)\n", .badInput)
        case InputError.faults(let faults): (text(faults, console), .badInput)
        case let error as InputError: ("\(label(console)) \(sentence(error))\n", .badInput)
        case let error as InputErrors:
            (error.errors.map { about($0, console: console)?.text ?? "\(label(console)) \($0)\n" }.joined(), .badInput)
        case let error as CellChange.Refusal: ("\(label(console)) \(error.reason)\n", .badInput)
        case let error as Screen.WrongController:
            (
                "\(label(console)) “\(error.name)” expects a \(error.expected), but the screen's controller is a \(error.found); "
                    + "declare its closure with that type\n", .badInput
            )
        case let error as LostWay:
            ("\(label(console)) \(error.screen) has nothing to touch where the walk touched “\(error.step.words)”\n", .differences)
        case let error as RunMerger.Failure: ("\(label(console)) \(sentence(error))\n", .badInput)
        case let error as RunArtifact.Failure: ("\(label(console)) \(sentence(error))\n", .badInput)
        case let error as RunArtifact.Refusal: ("\(label(console)) \(sentence(error))\n", .differences)
        case let error as BaseCommit.Failure: ("\(label(console)) \(sentence(error))\n", .badInput)
        case let error as EnvironmentError: ("\(label(console)) \(error.sentence)\n", .environment)
        case let error as GoldenStore.Damage: ("\(label(console)) \(error.sentence)\n", .differences)
        case let error as FileFault: ("\(label(console)) cannot write “\(error.path)”: \(error.reason)\n", .environment)
        case let error as FolderLock.Held: ("\(label(console)) \(sentence(error))\n", .environment)
        case let error as CocoaError: ("\(label(console)) \(error.localizedDescription)\n", .environment)
        default: InputFault.all(in: error).map { (text($0, console), .badInput) }
        }
    }

    /// Returns `file:line:column: error: sentence`, the line and a caret for each fault.
    private static func text(_ faults: [InputFault], _ console: Console) -> String {
        faults.map { "\($0.location): \(label(console)) \($0.message)\n" + ($0.excerpt.map { $0 + "\n" } ?? "") }.joined(separator: "\n")
    }

    /// Returns an error as records for programs.
    static func records(of error: any Error) -> [InputFault] {
        switch error {
        case let error as InputErrors: error.errors.flatMap(records)
        case InputError.faults(let faults): faults
        case let errors as SettingsErrors: errors.errors.flatMap(records)
        case let error as SettingsError:
            [
                InputFault(
                    file: error.location?.file ?? Settings.fileName, line: error.location?.line, column: error.location?.column,
                    message: sentence(error.problem))
            ]
        default: InputFault.all(in: error) ?? [InputFault(file: "", message: reason(error))]
        }
    }

    /// Returns why a cell failed, without a label.
    static func reason(_ error: any Error) -> String {
        let plain = Console(write: { _, _ in })
        guard let text = about(error, console: plain)?.text else { return "\(error)" }
        return String(text.trimmingPrefix("error: ").drop { $0 == "\n" }).trimmingCharacters(in: .newlines)
    }

    /// Returns the message for a cell that could not be drawn, for standard error.
    static func failure(of name: String, _ error: any Error, console: Console) -> String { "\(label(console)) \(name): \(reason(error))" }

    /// Returns one message for all cells that failed for the same reason.
    static func failures(_ failures: [Drawer.Failure], console: Console) -> [String] {
        var reasons: [String] = [], cells: [String: [String]] = [:]
        for failure in failures {
            let reason = reason(failure.error)
            if cells[reason] == nil { reasons.append(reason) }
            cells[reason, default: []].append(failure.key.description)
        }
        return reasons.map { reason in
            let names = cells[reason] ?? []
            let others = names.count - 1
            return "\(label(console)) \(names[0])\(others == 0 ? "" : " and \(others) more \(others == 1 ? "cell" : "cells")"): \(reason)"
        }
    }

    /// Returns the note that statements of an app's code did not compile, so that their content is missing in its pictures.
    static func empty(_ name: String, _ sentence: String) -> String { "\(name) is empty: it \(sentence)" }

    static func incomplete(_ name: String, count: Int, file: String) -> String {
        "\(name) is incomplete: \(count) \(count == 1 ? "statement" : "statements") of its code could not be compiled; see \(file)"
    }

    /// Returns the note that parts of a document are not drawn as written, and how to list them.
    static func diagnostics(_ count: Int, in file: String) -> String {
        let parts = count == 1 ? "1 part is" : "\(count) parts are"
        return "\(file): \(parts) not drawn as written; for details, run plumb lint \(file.contains(" ") ? "'\(file)'" : file)"
    }

    static func label(_ console: Console) -> String { console.colored("error:", .red, on: .error) }

    // MARK: Inputs and goldens

    /// Replaces control characters, which a terminal would interpret.
    private static func shown(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
    }

    private static func sentence(_ error: InputError) -> String {
        switch error {
        case .notFound(let word, let known):
            known.isEmpty || word.contains("/") || word.contains(".")
                ? "no such file or folder: “\(word)”" + near(word, known)
                : "unknown input “\(word)”" + suggestion(word, known)
        case .unknownKind(let file):
            "“\(file)” is not an input: expected a layout spec (.yaml, .yml, .json) or an Interface Builder document (.storyboard, .xib)"
        case .emptyFolder(let folder): "no inputs found in “\(folder)”"
        case .misnamedCase(let name, let location):
            "\(location): “\(shown(name))” is not a valid case name, because it names a folder; it cannot contain '..', a leading dot, "
                + "a slash at either end, backslashes or control characters"
        case .duplicateCase(let name, let files): "two inputs define the case “\(name)”: \(files.joined(separator: " and ")); rename one"
        case .faults(let faults): faults.map { "\($0.location): \($0.message)" }.joined(separator: "; ")
        case .unreadable(let file, let reason): "cannot read “\(file)”: \(reason)"
        case .noInputs: "no inputs: name some, or list them under “inputs” in plumb.yaml"
        case .unknownState(let state, let input, let known): "“\(input)” has no state “\(state)”" + suggestion(state, known)
        case .unknownAnimation(let name, let input, let known):
            switch (known.isEmpty, name.isEmpty) {
            case (true, _): "“\(input)” has no animations"
            case (_, true): "“\(input)” has several animations; name one with --animation: \(known.joined(separator: ", "))"
            default: "“\(input)” has no animation “\(name)”" + suggestion(name, known)
            }
        case .unknownView(let name, let input, let known): "“\(input)” has no view “\(name)”" + suggestion(name, known)
        }
    }

    private static func sentence(_ held: FolderLock.Held) -> String {
        let holder = held.command.map { " by “\($0)”" } ?? ""
        let process = held.process.map { " (process \($0))" } ?? ""
        return "“\(held.folder.lastPathComponent)” is in use\(holder)\(process); wait until it is done, or use another folder"
    }

    private static func sentence(_ failure: BaseCommit.Failure) -> String {
        switch failure {
        case .noRepository(let folder): "“\(folder)” is not in a Git repository, which --base requires"
        case .unknownReference(let name): "unknown commit, branch or tag “\(name)”; in a shallow clone, fetch it first"
        case .git(let message): "git: \(message)"
        }
    }

    private static func sentence(_ failure: RunArtifact.Failure) -> String {
        switch failure {
        case .noRun(let reason): "not the output of a run: \(reason)"
        case .otherCommit(let run, let here):
            run.isEmpty
                ? "the run does not say of which commit it is; run plumb test in a repository"
                : "the run is of commit \(run.map { $0.prefix(10) }.joined(separator: " and ")), and "
                    + (here.isEmpty ? "this folder is in no repository" : "\(here.prefix(10)) is checked out")
                    + "; check out the run's commit"
        case .drawnOtherwise(let differences):
            "the run was drawn with other libraries or fonts than are here (\(differences.joined(separator: ", "))); "
                + "accept it where it was drawn, or in the same container"
        }
    }

    private static func sentence(_ refusal: RunArtifact.Refusal) -> String {
        switch refusal {
        case .evidence: "the run's text or picture is missing, damaged, or not what its record says; nothing was written"
        case .goldenChanged: "its golden is not the one that the run compared with; run plumb test again"
        }
    }

    private static func sentence(_ failure: RunMerger.Failure) -> String {
        switch failure {
        case .noRun(let folder, let reason): "no test run found in “\(folder)”: \(reason)"
        case .gap(let first, let last, let total):
            "\(first == last ? "cell \(first + 1)" : "cells \(first + 1) to \(last + 1)") of \(total) \(first == last ? "is" : "are") "
                + "in none of the folders: a shard is missing, or the shards used different costs"
        case .overlap(let one, let other):
            "“\(one)” and “\(other)” contain the same cells: a folder is listed twice, or the shards used different costs"
        case .ownOutput(let folder): "cannot write the merged run to “\(folder)”, which is one of the runs; name another folder with --out"
        }
    }

    // MARK: Settings

    /// Returns the fault, its line, and a caret under it.
    private static func text(error: SettingsError, _ console: Console) -> String {
        guard let location = error.location else { return "\(label(console)) \(sentence(error.problem))\n" }
        var text = "\(location.file):\(location.line):\(location.column): \(label(console)) \(sentence(error.problem))\n"
        if let line = error.sourceLine {
            let lead = String(line.prefix(location.column - 1).map { $0 == "\t" ? "\t" : " " })
            text += "    \(line)\n    \(lead)\(console.colored("^", .green, on: .error))\n"
        }
        return text
    }

    static func sentence(_ problem: SettingsError.Problem) -> String {
        switch problem {
        case .invalidYAML(let reason): "invalid YAML: \(reason)"
        case .unknownKey(let key, let allowed): "unknown key “\(key)”" + suggestion(key, allowed)
        case .unknownValue(let value, let key, let allowed): "unknown value “\(value)” for “\(key)”" + suggestion(value, allowed)
        case .wrongKind(let key, let expected): "“\(key)” must be \(expected)"
        case .missingKey(let key, let owner): "\(owner) requires “\(key)”"
        case .duplicateName(let name): "duplicate name “\(name)”"
        case .circularUse(let name): "“\(name)” includes itself through “use”"
        case .emptyList(let key): "the list “\(key)” is empty"
        }
    }

    /// Asks for the names that begin with the word and go on, else for the nearest one.
    private static func near(_ word: String, _ allowed: [String]) -> String {
        let longer = allowed.filter { $0.lowercased().hasPrefix(word.lowercased() + " ") }
        if (2...16).contains(longer.count) { return "; did you mean one of: \(longer.joined(separator: ", "))?" }
        return (longer.count == 1 ? longer[0] : Spelling.nearest(to: word, among: allowed)).map { "; did you mean “\($0)”?" } ?? ""
    }

    /// Asks for names that are near, or lists all names if there are at most 16.
    static func suggestion(_ word: String, _ allowed: [String]) -> String {
        let near = near(word, allowed)
        guard near.isEmpty, (1...16).contains(allowed.count) else { return near }
        return "; expected one of: " + allowed.joined(separator: ", ")
    }
}

/// A mistake in the use of the command.
enum UsageError: Error, Sendable, Hashable {
    case unknown(String, what: String, allowed: [String])
    /// A release of iOS that does not exist, or that Plumb does not know, and the device that has it, if any.
    case unknownSystem(String, device: String?)
    case noCells(matrix: String, reason: String)
    case fileWithoutMatrix(String)
    case noRun(String)
    case noKnownFindings
    /// A finding that cannot be reproduced by a spec of plain views.
    case notShrinkable(String)
    /// One report cannot be about several projects.
    case severalProjects([String])
    case noFolder(String)

    var sentence: String {
        switch self {
        case .unknown(let word, let what, let allowed): "unknown \(what) “\(word)”" + hint(word, what, allowed)
        case .unknownSystem(let release, let device):
            "unknown release “\(release)”" + (device.map { " in “\($0)”" } ?? "") + "; name \(SystemRelease.expected)"
        case .noCells(let matrix, let reason): "no cells left in the matrix “\(matrix)”: \(reason)"
        case .noRun(let folder): "no test run found in “\(folder)”; run plumb test first"
        case .notShrinkable(let view):
            "the finding at \(view) cannot be reproduced with views, constraints and texts alone: it depends on code, a bar or a list"
        case .severalProjects(let names):
            "this format is for one project; name it, for example with -C \(Advice.quoted(names[0])), one of: \(names.joined(separator: ", "))"
        case .noFolder(let name): name.isEmpty ? "-C needs a folder" : "there is no folder “\(name)”"
        case .noKnownFindings: "plumb.yaml names no file of known findings; add one under “findings”, for example “known: findings.txt”"
        case .fileWithoutMatrix(let file):
            "\(file) selects no matrix: define one under “matrices”, or name one under “matrix”"
        }
    }

    static func unknownDevice(_ name: String, _ catalog: DeviceCatalog) -> UsageError {
        if let release = catalog.unknownRelease(in: name) { return .unknownSystem(release, device: name) }
        return .unknown(name, what: "device", allowed: catalog.names + DeviceCatalog.groups)
    }

    private func hint(_ word: String, _ what: String, _ allowed: [String]) -> String {
        let suggestion = Sentences.suggestion(word, allowed)
        guard suggestion.isEmpty else { return suggestion }
        return switch what {
        case "command": "; --help lists all commands"
        case "device": "; the command “devices” lists all devices"
        default: ""
        }
    }
}

/// Something missing on this machine.
enum EnvironmentError: Error, Sendable, Hashable {
    case missingFonts(packages: [String])

    var sentence: String {
        switch self {
        case .missingFonts(let packages): "fonts are missing; install them with apt-get install \(packages.joined(separator: " "))"
        }
    }
}
