import Foundation
import UIKit

/// Foundation's decoder, which decodes an answer that nobody has recorded to sample values of the type.
open class JSONDecoder: Foundation.JSONDecoder, @unchecked Sendable {
    open override func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        if let sample = try InterfaceSample.decode(type, from: data) { return sample }
        return try super.decode(type, from: data)
    }
}
