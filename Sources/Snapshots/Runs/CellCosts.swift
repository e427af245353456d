import Foundation

/// How long each cell took to lay out, draw and compare: `costs.json`, which a run leaves in the output folder. Shards are cut by them.
/// A time is no part of any result.
package struct CellCosts: Sendable, Hashable, Codable {
    /// `case/cell` to milliseconds.
    var milliseconds: [String: Double] = [:]

    package init() {}

    /// - Throws: when the file cannot be read, or is none of these.
    package init(file: URL) throws { self = try JSONDecoder().decode(CellCosts.self, from: try Data(contentsOf: file)) }

    mutating func note(_ duration: Duration, of key: GoldenStore.Key) {
        let (seconds, attoseconds) = duration.components
        let time = Double(seconds) * 1000 + Double(attoseconds) / 1e15
        milliseconds[key.description] = (time * 1000).rounded() / 1000
    }

    mutating func merge(_ other: CellCosts) { milliseconds.merge(other.milliseconds) { _, new in new } }

    /// Milliseconds, one at least; of a cell that was never measured, what those did that were, by the pixel, else a guess by its pixels.
    package func costs(of jobs: [Renderer.Job]) -> [Double] {
        let known = jobs.compactMap { job in milliseconds[job.key.description].map { ($0, Self.pixels(job)) } }
        let pixels = known.reduce(0) { $0 + $1.1 }
        let rate = pixels > 0 ? known.reduce(0) { $0 + $1.0 } / pixels : Self.guess
        return jobs.map { max(Self.least, milliseconds[$0.key.description] ?? Self.pixels($0) * rate) }
    }

    private static let least = 0.001
    /// Milliseconds a pixel.
    private static let guess = 2e-6

    private static func pixels(_ job: Renderer.Job) -> Double {
        let (width, height) = job.cell.pixelSize
        return Double(width * height)
    }

    func write(in output: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try AtomicFile.write([UInt8](try encoder.encode(self)), to: Self.fileName, in: output)
    }

    package static let fileName = "costs.json"
}
