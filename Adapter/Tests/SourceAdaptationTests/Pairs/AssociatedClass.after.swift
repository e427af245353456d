import UIKit
protocol Proxy { associatedtype Delegate }
func install<P: Proxy>(_ delegate: P.Delegate, of proxy: P.Type) where P: AnyObject, P.Delegate: Any {}
extension Proxy where Delegate: AnyObject {}
