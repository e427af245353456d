/// Writes `super.init()` of a class below one of the app's as the call of UIKit's designated initialiser, such as
/// `super.init(nibName: nil, bundle: nil)`. With Objective-C the call finds any initialiser by its name; Swift takes it, but a convenience
/// initialiser of UIKit has nothing here that a subclass's object could be given to, and the program could not be linked.
struct SuperInits {
    let index: ModuleIndex

    func edits(of reading: FileReading) -> [Edit] {
        reading.superInits.compactMap { call in
            guard let name = index.fullName(of: call.superclass) else { return nil }
            let chain = [name] + index.ancestors(of: name), own = chain.prefix { !KnownModules.index.declares($0) }
            let hasInit = own.contains { index.declaredMembers(of: $0).contains { $0.kind == .initializer && $0.name == "init()" } }
            guard !own.isEmpty, !hasInit, own.count < chain.count else { return nil }
            return KnownModules.plainSuperInit(of: chain[own.count]).map { Edit(call.range, $0) }
        }
    }
}
