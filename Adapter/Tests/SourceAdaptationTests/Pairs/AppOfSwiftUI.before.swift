import SwiftUI

@main
struct SampleApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @UIApplicationDelegateAdaptor var other: OtherDelegate
    var body: some Scene { WindowGroup { Text("Hello") } }
}

final class AppDelegate: NSObject, UIApplicationDelegate {}
