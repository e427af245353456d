import Foundation

extension NSMutableDictionary {
    /// Keys of Objective-C, which Foundation for Linux only reads by.
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let key = key as? NSObject else { return }
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}
