// A service that pretends to load: its screen sleeps for simulated time.
struct Service {
    func load() async throws {
        try await Task.sleep(nanoseconds: 10_000_000)
        try await Task.sleep(for: .seconds(1))
    }
}
