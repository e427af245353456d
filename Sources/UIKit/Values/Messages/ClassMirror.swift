extension CustomReflectable where Self: AnyObject {
    /// What reflection shows of an object: its class and its superclasses, as on iOS, but none of the values that UIKit stores.
    package var classMirror: Mirror {
        let type: AnyClass = type(of: self)
        return Mirror.ofClass(type, self)
    }
}

extension Mirror {
    fileprivate static func ofClass<Class: AnyObject>(_ type: Class.Type, _ object: AnyObject) -> Mirror {
        guard let object = object as? Class else { return Mirror(object, children: [], displayStyle: .class) }
        guard let superclass = _getSuperclass(type) else { return Mirror(object, children: [], displayStyle: .class) }
        return Mirror(
            object, children: [], displayStyle: .class, ancestorRepresentation: .customized { ofClass(superclass, object) })
    }
}
