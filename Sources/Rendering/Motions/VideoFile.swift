import Foundation
import Graphics

/// Encodes MP4 with ffmpeg in a separate process, because Debian ships no redistributable H.264 encoder outside it.
package struct VideoFile: Sendable {
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    private let program: URL

    /// - Throws: `Failure` if ffmpeg is not in `PATH`.
    package static func find() throws -> VideoFile {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let files = path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "ffmpeg") }
        guard let program = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw Failure(
                description: "mp4 requires ffmpeg, which is not installed; run apt-get install ffmpeg, or remove mp4 from --format")
        }
        return VideoFile(program: program)
    }

    /// Returns H.264 that every player and browser shows. Odd sides get a row of black, because the format requires even ones.
    package func bytes(of frames: [Bitmap], framesPerSecond: Int) throws -> [UInt8] {
        guard let first = frames.first else { return [] }
        // The index is moved to the front of the file at the end, so a pipe does not work.
        let folder = try FileManager.default.url(
            for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory, create: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let raw = folder.appending(path: "frames.bgra"), file = folder.appending(path: "film.mp4")
        _ = FileManager.default.createFile(atPath: raw.path, contents: nil)
        let writer = try FileHandle(forWritingTo: raw)
        for frame in frames where frame.width == first.width && frame.height == first.height {
            try writer.write(contentsOf: Data(frame.bytes))
        }
        try writer.close()
        let process = Process(), said = Pipe()
        process.executableURL = program
        process.arguments = [
            "-v", "error", "-nostdin", "-f", "rawvideo", "-pixel_format", "bgra", "-video_size", "\(first.width)x\(first.height)",
            "-framerate", "\(framesPerSecond)", "-i", raw.path, "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2,format=yuv420p", "-c:v", "libx264",
            "-crf", "12", "-threads", "1", "-bitexact", "-movflags", "+faststart", "-y", file.path,
        ]
        process.standardError = said
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = said.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let reason = String(decoding: output, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? "no reason given"
            throw Failure(description: "ffmpeg failed: \(reason)")
        }
        return [UInt8](try Data(contentsOf: file))
    }
}
