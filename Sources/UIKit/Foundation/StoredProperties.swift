/// The stored properties of an object that one of its classes declares, by name. `Mirror` shows none of a view's, because views customise
/// it. This calls the runtime as `Mirror` itself does, and includes weak and unowned properties.
struct StoredProperties {
    private let object: AnyObject
    private let kind: AnyClass

    /// - Parameter kind: The class of the object or one of its superclasses.
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

    /// Returns the superclass, which is the second word of a class's metadata.
    static func parent(of kind: AnyClass) -> AnyClass? {
        let metadata = unsafe unsafeBitCast(kind, to: UnsafePointer<UnsafeRawPointer?>.self)
        return unsafe unsafeBitCast(metadata[1], to: AnyClass?.self)
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
