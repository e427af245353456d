import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
    /// The method and URL, the headers, and the body.
    public static var raw: Snapshotting { raw(pretty: false) }

    /// - Parameter pretty: whether to format a JSON body with indentation and sorted keys.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            let start = "\(request.httpMethod ?? "GET") \(request.sortedAddress ?? "(null)")"
            let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
            let body = request.httpBody.map { ["\n" + (pretty ? prettyJSON($0) : nil ?? String(decoding: $0, as: UTF8.self))] } ?? []
            return ([start] + headers + body).joined(separator: "\n")
        }
    }

    /// A shell command that sends the request.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            (["curl"] + request.curlMethod + request.curlHeaders + request.curlBody + request.curlCookie
                + ["\"\(request.sortedAddress ?? "(null)")\""])
                .joined(separator: " \\\n\t")
        }
    }

    private static func prettyJSON(_ data: Data) -> String {
        guard let object = try? JSONSerialization.jsonObject(with: data),
            let pretty = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
        else { return String(decoding: data, as: UTF8.self) }
        return String(decoding: pretty, as: UTF8.self)
    }
}

extension URLRequest {
    /// The URL with its query items sorted by name.
    fileprivate var sortedAddress: String? {
        guard let url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
        if let items = parts.queryItems { parts.queryItems = items.sorted { $0.name < $1.name } }
        return parts.url?.absoluteString
    }

    fileprivate var curlMethod: [String] {
        switch httpMethod ?? "GET" {
        case "GET": []
        case "HEAD": ["--head"]
        case let method: ["--request \(method)"]
        }
    }

    fileprivate var curlHeaders: [String] {
        (allHTTPHeaderFields ?? [:]).filter { $0.key != "Cookie" }.sorted { $0.key < $1.key }
            .map { "--header \"\($0.key): \($0.value.escapingQuotes)\"" }
    }

    fileprivate var curlBody: [String] {
        guard let body = httpBody, let text = String(data: body, encoding: .utf8) else { return [] }
        return ["--data \"\(text.replacing("\\\"", with: "\\\\\"").escapingQuotes)\""]
    }

    fileprivate var curlCookie: [String] { value(forHTTPHeaderField: "Cookie").map { ["--cookie \"\($0.escapingQuotes)\""] } ?? [] }
}

extension String {
    fileprivate var escapingQuotes: String { replacing("\"", with: "\\\"") }
}
