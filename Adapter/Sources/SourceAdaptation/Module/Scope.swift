/// A type that encloses the place being read.
struct Scope {
    var kind: TypeDeclaration.Kind
    /// The name as it can be written inside the type.
    var name: String
    /// The name with those of the enclosing types.
    var fullName: String
    var isGeneric: Bool
    /// Whether the type is an extension with `where Self: …`, that is, of a protocol.
    var constrainsSelf: Bool
    /// The type's index in the file.
    var index: Int
}
