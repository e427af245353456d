import SwiftUI


struct SampleApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self, make: { AppDelegate() }) private var delegate
    @UIApplicationDelegateAdaptor(make: { OtherDelegate() }) var other: OtherDelegate
    var body: some Scene { WindowGroup { Text("Hello") } }
}

final class AppDelegate: NSObject, UIApplicationDelegate {}
