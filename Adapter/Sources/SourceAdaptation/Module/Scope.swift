/// A type that is open around the place that is being read.
struct Scope {
    var kind: TypeDeclaration.Kind
    /// As it can be written inside of it.
    var name: String
    /// With the types around it.
    var fullName: String
    var isGeneric: Bool
    /// `where Self: …`: an extension of a protocol.
    var speaksOfSelf: Bool
    /// Its place among the file's types.
    var index: Int
}
