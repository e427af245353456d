import Foundation
import Testing
import UIKit

@Suite("Observers on the main queue") struct MainQueueObserverTests {
    private final class Diary: @unchecked Sendable {
        var entries: [String] = []
    }

    @MainActor @Test func `a post from the main actor is received before it returns`() {
        let name = Notification.Name("fromMainActor"), diary = Diary()
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated { diary.entries.append("heard") }
        }
        NotificationCenter.default.post(name: name, object: nil)
        diary.entries.append("posted")
        NotificationCenter.default.removeObserver(token)
        NotificationCenter.default.post(name: name, object: nil)
        #expect(diary.entries == ["heard", "posted"])
    }

    @Test func `a post from another thread is received on the main actor before it returns`() async {
        let name = Notification.Name("fromAnotherThread"), diary = Diary()
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated { diary.entries.append("heard") }
        }
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                NotificationCenter.default.post(name: name, object: nil)
                diary.entries.append("posted")
                done.resume()
            }
        }
        NotificationCenter.default.removeObserver(token)
        #expect(diary.entries == ["heard", "posted"])
    }

    @MainActor @Test func `an observer of one object does not receive posts of others`() {
        let name = Notification.Name("ofOneObject"), diary = Diary(), mine = UIView(), other = UIView()
        let token = NotificationCenter.default.addObserver(forName: name, object: mine, queue: .main) { _ in diary.entries.append("heard") }
        NotificationCenter.default.post(name: name, object: other)
        #expect(diary.entries.isEmpty)
        NotificationCenter.default.post(name: name, object: mine)
        #expect(diary.entries == ["heard"])
        NotificationCenter.default.removeObserver(token)
    }
}
