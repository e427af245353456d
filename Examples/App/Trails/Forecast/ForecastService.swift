import Foundation

/// The weather of the next days.
struct Forecast: Decodable {
    struct Day: Decodable {
        let date: Date
        let summary: String
        let degrees: Int
    }

    let days: [Day]
}

/// Loads forecasts from a server.
final class ForecastService {
    private let session: URLSession

    init(session: URLSession = .shared) { self.session = session }

    func load(_ place: String, completion: @escaping (Result<Forecast, Error>) -> Void) {
        let url = URL(string: "https://api.example.com/forecast")!.appendingPathComponent(place.lowercased())
        session.dataTask(with: url) { data, response, error in
            let result = Result<Forecast, Error> {
                if let error { throw error }
                guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                return try decoder.decode(Forecast.self, from: data ?? Data())
            }
            DispatchQueue.main.async { completion(result) }
        }.resume()
    }
}
