import Foundation

extension Snapshotting where Value == String, Format == String {
    /// Text, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
    /// Text, compared line by line; the difference is written as a patch.
    public static var lines: Diffing {
        Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
            guard old != new else { return nil }
            let patch = LineDiff(old, new).text
            let attachment = XCTAttachment(data: Data(patch.utf8), uniformTypeIdentifier: "public.patch-file")
            attachment.name = "difference"
            return (patch, [attachment])
        }
    }
}

extension Snapshotting where Format == String {
    /// The result of `String(describing:)`.
    public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes, stored unchanged.
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
                guard old != new else { return nil }
                return (old.count == new.count ? "Expected data to match" : "Expected \(new) to match \(old)", [])
            })
    }
}
