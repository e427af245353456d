import Foundation

struct Message {
    enum Content {
        case text(String)
        /// The duration in seconds, and the loudness over time, 0…1.
        case voice(seconds: Int, levels: [Double])
    }

    var content: Content
    var isMine: Bool
    var time: String
    /// Whether the next message is from somebody else; the bubble then has its tail.
    var endsGroup = true

    static let sample: [Message] = [
        Message(content: .text("Did you see the light over the harbour this morning?"), isMine: false, time: "8:02", endsGroup: false),
        Message(content: .text("The fog lifted just as the first ferry left."), isMine: false, time: "8:03"),
        Message(content: .text("I was on it! Coffee in one hand, camera in the other."), isMine: true, time: "8:05", endsGroup: false),
        Message(content: .text("Eleven pictures, one of them sharp."), isMine: true, time: "8:05"),
        Message(
            content: .voice(
                seconds: 24,
                levels: [
                    0.2, 0.35, 0.6, 0.9, 0.7, 0.45, 0.3, 0.55, 0.8, 1, 0.75, 0.5, 0.35, 0.25, 0.4, 0.65, 0.85, 0.6, 0.4, 0.3, 0.5, 0.7,
                    0.45,
                    0.25,
                ]), isMine: false, time: "8:09"),
        Message(content: .text("Same time tomorrow?"), isMine: false, time: "8:10"),
        Message(content: .text("I’ll bring the good lens."), isMine: true, time: "8:11"),
    ]
}
