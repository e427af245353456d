/// Lets methods of XCTest classes on the main actor be called as on a Mac. There, XCTest comes from Objective-C, and an override may be on an actor
/// that its superclass's method is not on. Here the body of such an override is run as on the main actor, where XCTest calls it; so is that
/// of a single test method on the main actor, as a class may not mix both kinds of tests.
struct TestIsolation {
    let index: ModuleIndex
    private(set) var edits: [Int: [Edit]] = [:]

    init(index: ModuleIndex) { self.index = index }

    mutating func run() {
        for (file, reading) in index.readings.enumerated() {
            for type in reading.types where type.kind == .class || type.kind == .extension {
                let name = index.fullName(of: type.name) ?? type.name, chain = [name] + index.ancestors(of: name)
                guard chain.contains("XCTestCase") else { continue }
                let isOnMainActor = type.isMainActor || chain.contains { index.declaring($0)?.type(named: $0)?.isMainActor == true }
                for member in type.members { isolate(member, isOnMainActor, in: file) }
            }
        }
    }

    private mutating func isolate(_ member: Member, _ isOnMainActor: Bool, in file: Int) {
        guard member.kind == .method, let body = member.body, let signature = member.signature, !signature.effects.contains("async") else {
            return
        }
        if member.isOverride {
            guard isOnMainActor || member.mainActorRange != nil else { return }
        } else {
            guard !isOnMainActor, member.mainActorRange != nil, member.name.hasPrefix("test"), signature.parameters.isEmpty else { return }
        }
        if let attribute = member.mainActorRange { edits[file, default: []].append(Edit(attribute, "")) }
        let attempt = signature.effects.contains("throws") ? "try " : ""
        edits[file, default: []] += [
            Edit(insert: " \(attempt)MainActor.assumeIsolated {", at: body.lowerBound), Edit(insert: "} ", at: body.upperBound),
        ]
    }
}
