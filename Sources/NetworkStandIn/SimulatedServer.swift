import Foundation
import FoundationNetworking
import UIKit

/// Answers requests without a network: with a recorded file, a placeholder for a picture, or an answer that decodes to sample values.
enum SimulatedServer {
    struct Answer: Sendable {
        var data: Data
        var response: URLResponse
    }

    static func answer(to request: URLRequest) throws -> Answer {
        guard let url = request.url else { throw URLError(.badURL) }
        guard InterfaceSample.answering.reachesServers else { throw URLError(.notConnectedToInternet) }
        if let recorded = RecordedAnswers.ofApp.answer(to: request, url) { return recorded }
        guard !InterfaceSample.isOffline else { throw URLError(.notConnectedToInternet) }
        if url.isFileURL, let data = try? Data(contentsOf: url) { return answer(data, "application/octet-stream", url) }
        if request.httpMethod == "HEAD" { return answer(Data(), "application/json", url) }
        guard !isPicture(url) else { return answer(UIImage.placeholder(for: url.absoluteString).pngData() ?? Data(), "image/png", url) }
        return answer(InterfaceSample.answer(to: url.absoluteString), "application/json", url)
    }

    static func answer(_ data: Data, _ type: String, _ url: URL, status: Int = 200) -> Answer {
        let fields = ["Content-Type": type, "Content-Length": "\(data.count)"]
        let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
        return Answer(
            data: data, response: response ?? URLResponse(url: url, mimeType: type, expectedContentLength: -1, textEncodingName: nil))
    }

    /// Whether the address names a picture, by its ending or by the word for it in a sample.
    private static func isPicture(_ url: URL) -> Bool {
        if ["png", "jpg", "jpeg", "gif", "webp", "heic", "svg", "bmp"].contains(url.pathExtension.lowercased()) { return true }
        let words: Set<Substring> = [
            "image", "photo", "avatar", "picture", "thumbnail", "poster", "cover", "icon", "logo", "banner", "artwork",
        ]
        return url.isFileURL && !words.isDisjoint(with: url.lastPathComponent.split(separator: "-"))
    }
}

/// The server of the run, for code that reads from an address without a session.
public enum SampleServer {
    /// Returns the answer to a request for the address, as `URLSession` gives it.
    public static func data(contentsOf url: URL) throws -> Data { try SimulatedServer.answer(to: URLRequest(url: url)).data }
}

/// Answers that a team has recorded, in the folder `Fixtures` of the app: `GET api.example.com/feed.json` answers `https://api.example.com/feed`.
///
/// A file is named by the method and host, and below that by the path, with or without the query and with or without an ending of its own. A
/// number before the ending is the status: `feed.404.json`.
struct RecordedAnswers: Sendable {
    /// The folder; nil without recorded answers.
    let folder: URL?

    static let ofApp = RecordedAnswers(folder: Bundle.main.bundleURL.appending(path: "Fixtures"))

    func answer(to request: URLRequest, _ url: URL) -> SimulatedServer.Answer? {
        guard let folder, let host = url.host() else { return nil }
        let place = folder.appending(path: "\(request.httpMethod ?? "GET") \(host)")
        let path = url.path(percentEncoded: false).split(separator: "/").joined(separator: "/")
        guard !path.split(separator: "/").contains("..") else { return nil }
        let plain = path.isEmpty ? "index" : path
        let names = (url.query(percentEncoded: false).map { ["\(plain)?\($0)"] } ?? []) + [plain]
        return names.lazy.compactMap { file(named: $0, in: place, url) }.first
    }

    private func file(named name: String, in place: URL, _ url: URL) -> SimulatedServer.Answer? {
        let exact = place.appending(path: name)
        let parent = exact.deletingLastPathComponent(), stem = exact.lastPathComponent
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []).sorted()
        // The name itself, then the name with an ending, then with a status and an ending.
        let fitting = names.filter { $0 == stem } + names.filter { $0.hasPrefix(stem + ".") }
        for name in fitting {
            guard let data = try? Data(contentsOf: parent.appending(path: name)) else { continue }
            let status = name.dropFirst(stem.count).split(separator: ".").lazy.compactMap { Int($0) }.first { (100..<600).contains($0) }
            return SimulatedServer.answer(data, Self.type(of: name), url, status: status ?? 200)
        }
        return nil
    }

    private static func type(of name: String) -> String {
        switch name.split(separator: ".").last?.lowercased() {
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "txt", "md": "text/plain"
        case "html": "text/html"
        case "xml": "application/xml"
        default: "application/json"
        }
    }
}
