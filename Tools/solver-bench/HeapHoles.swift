/// Holes of many sizes in the heap, which later allocations fill while this object lives. Each seed makes different holes.
final class HeapHoles {
    private let kept: [[UInt8]]

    init(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(below limit: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % limit)
        }
        let blocks = (0..<400).map { _ in [UInt8](repeating: 0, count: 16 << next(below: 13) | 16 * next(below: 256)) }
        kept = blocks.indices.filter { $0 % 2 == 0 }.map { blocks[$0] }
    }
}
