import Foundation
import Testing
import UIKit

/// Names of Darwin's libraries, and what a phone without iCloud answers.
struct DarwinNameTests {
    @Test func `queues have their labels as C's text`() {
        #expect(unsafe String(cString: __dispatch_queue_get_label(nil)) == "com.apple.main-thread")
        #expect(unsafe String(cString: __dispatch_queue_get_label(DispatchQueue(label: "a.b"))) == "a.b")
    }

    @Test func `the system is that of an iPhone, asked twice as apps do`() {
        var size = 0
        unsafe sysctlbyname("hw.machine", nil, &size, nil, 0)
        var text = [CChar](repeating: 0, count: size)
        unsafe sysctlbyname("hw.machine", &text, &size, nil, 0)
        #expect(String(decoding: text.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self) == "iPhone15,4")
        unsafe sysctlbyname("hw.unknown", nil, &size, nil, 0)
        #expect(size == 1)
    }

    @Test func `a file's lines come one by one, without empty ones`() async throws {
        let file = URL.temporaryDirectory.appending(path: "plumb-lines-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("one\r\n\ntwo\nthree".utf8).write(to: file)
        var lines: [String] = []
        for try await line in file.lines { lines.append(line) }
        #expect(lines == ["one", "two", "three"])
        let handle = try FileHandle(forReadingFrom: file)
        var bytes = 0
        for try await _ in handle.bytes { bytes += 1 }
        #expect(bytes == 15)
    }

    @Test func `an app's folders have names`() {
        #expect(URL.documentsDirectory == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
        #expect(URL.cachesDirectory != URL.applicationSupportDirectory)
    }

    @Test func `a group of apps has a folder`() throws {
        let name = "group.plumb.test.\(UUID())"
        let place = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: place) }
        #expect(FileManager.default.fileExists(atPath: place.path) && place.lastPathComponent == name)
    }

    @Test func `no file is in iCloud`() {
        let files = FileManager.default, place = URL(filePath: "/a")
        #expect(files.url(forUbiquityContainerIdentifier: nil) == nil && !files.isUbiquitousItem(at: place))
        #expect(throws: CocoaError.self) { try files.startDownloadingUbiquitousItem(at: place) }
        #expect(throws: CocoaError.self) { try files.evictUbiquitousItem(at: place) }
        #expect(throws: CocoaError.self) { try files.setUbiquitous(true, itemAt: place, destinationURL: place) }
    }
}
