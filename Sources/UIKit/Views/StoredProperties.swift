/// The stored properties of an object that one class of its ancestry declares, by name. `Mirror` shows of views what they want shown, which
/// is nothing; this asks the runtime in the way that `Mirror` itself does, weak and unowned properties included.
struct StoredProperties {
    private let object: AnyObject
    private let kind: AnyClass

    /// - Parameter kind: the object's class or an ancestor of it.
    init(of object: AnyObject, declaredBy kind: AnyClass) {
        self.object = object
        self.kind = kind
    }

    func forEach(_ body: (_ name: String, _ value: Any) -> Void) {
        let count = countOfProperties(object, type: kind)
        for index in 0..<count {
            var name: UnsafePointer<CChar>?
            var release: NameRelease?
            let value = unsafe property(of: object, type: kind, index: index, outName: &name, outFreeFunc: &release)
            if let text = unsafe name { body(unsafe String(cString: text), value) }
            unsafe release?(name)
        }
    }

    /// The second word of a class's metadata.
    static func parent(of kind: AnyClass) -> AnyClass? {
        let words = unsafe unsafeBitCast(kind, to: UnsafePointer<UnsafeRawPointer?>.self)
        return unsafe unsafeBitCast(words[1], to: AnyClass?.self)
    }
}

private typealias NameRelease = @convention(c) (UnsafePointer<CChar>?) -> Void

@_silgen_name("swift_reflectionMirror_count")
private func countOfProperties<Subject>(_ subject: Subject, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func property<Subject>(
    of subject: Subject, type: Any.Type, index: Int, outName: UnsafeMutablePointer<UnsafePointer<CChar>?>,
    outFreeFunc: UnsafeMutablePointer<NameRelease?>
) -> Any
