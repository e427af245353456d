import Foundation

func read(_ input: InputStream) throws -> Int {
    var buffer = [UInt8](repeating: 0, count: 16)
    let count = input.read(&buffer, maxLength: 16)
    if let error = (input.streamStatus == .error ? input.streamError : nil) { throw error }
    return count
}
