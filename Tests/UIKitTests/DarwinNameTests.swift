import Foundation
import Testing
import UIKit

/// Names of Darwin's libraries, and what a phone without iCloud answers.
struct DarwinNameTests {
    @Test func `queues have their labels as C's text`() {
        #expect(unsafe String(cString: __dispatch_queue_get_label(nil)) == "com.apple.main-thread")
        #expect(unsafe String(cString: __dispatch_queue_get_label(DispatchQueue(label: "a.b"))) == "a.b")
    }

    @Test func `no file is in iCloud`() {
        let files = FileManager.default, place = URL(filePath: "/a")
        #expect(files.url(forUbiquityContainerIdentifier: nil) == nil && !files.isUbiquitousItem(at: place))
        #expect(throws: CocoaError.self) { try files.startDownloadingUbiquitousItem(at: place) }
        #expect(throws: CocoaError.self) { try files.evictUbiquitousItem(at: place) }
        #expect(throws: CocoaError.self) { try files.setUbiquitous(true, itemAt: place, destinationURL: place) }
    }
}
