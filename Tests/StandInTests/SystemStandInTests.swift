import Foundation
import FoundationNetworking
import SystemStandIn
import Testing

@MainActor struct SystemStandInTests {
    @Test func `a web view is a white view with a scroll view that fills it`() throws {
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let address = try #require(URL(string: "https://example.com"))
        #expect(view.load(URLRequest(url: address)) == nil && view.url == address && view.title == nil)
        view.frame.size.height = 80
        view.layoutIfNeeded()
        #expect(view.scrollView.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    }

    /// UIKit's documentation: the delegate hears which button was tapped, then that the alert is gone.
    @Test func `the alerts before UIAlertController show as it does, and their delegates hear what was tapped`() throws {
        final class Listener: UIAlertViewDelegate, UIActionSheetDelegate {
            var heard: [String] = []
            func alertView(_ alertView: UIAlertView, clickedButtonAt index: Int) {
                heard.append("\(alertView.buttonTitle(at: index) ?? "") \(index) \(alertView.textField(at: 0)?.text ?? "")")
            }
            func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex index: Int) { heard.append("gone \(index)") }
            func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt index: Int) {
                heard.append("\(index == actionSheet.destructiveButtonIndex)")
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), listener = Listener()
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let alert = UIAlertView(title: "Name", message: nil, delegate: listener, cancelButtonTitle: "Cancel", otherButtonTitles: "Save")
        alert.alertViewStyle = .plainTextInput
        alert.show()
        Timeline.current.finish()
        let shown = try #require(root.presentedViewController as? UIAlertController)
        #expect(shown.title == "Name" && shown.actions.map(\.title) == ["Cancel", "Save"] && shown.actions[0].style == .cancel)
        #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1 && alert.isVisible)
        shown.textFields?.first?.text = "Anna"
        shown.choose(shown.actions[1])
        Timeline.current.finish()
        #expect(listener.heard == ["Save 1 Anna", "gone 1"] && root.presentedViewController == nil)
        listener.heard = []
        let sheet = UIActionSheet(
            title: nil, delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete", otherButtonTitles: "Keep")
        sheet.show(in: root.view)
        Timeline.current.finish()
        let choices = try #require(root.presentedViewController as? UIAlertController)
        #expect(choices.actions.map(\.title) == ["Delete", "Cancel", "Keep"] && sheet.cancelButtonIndex == 1)
        choices.choose(choices.actions[0])
        Timeline.current.finish()
        #expect(listener.heard == ["true"])
    }

    @Test func `the web view before WKWebView is white, with a scroll view that fills it`() throws {
        let view = UIWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.loadRequest(URLRequest(url: try #require(URL(string: "https://example.com"))))
        view.layoutIfNeeded()
        #expect(view.backgroundColor == .white && view.scrollView.frame == view.bounds && view.request?.url?.host() == "example.com")
        #expect(view.stringByEvaluatingJavaScript(from: "document.title") == nil)
    }

    @Test func `a payment can be asked for, and nobody pays`() {
        let request = PKPaymentRequest()
        request.supportedNetworks = [.visa, .cartesBancaires]
        request.merchantCapabilities = [.threeDSecure, .debit]
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea", amount: 4.5)]
        request.requiredBillingContactFields = [.postalAddress, .name]
        #expect(request.paymentSummaryItems[0].type == .final && request.paymentSummaryItems[0].amount == 4.5)
        #expect(PKPaymentAuthorizationViewController(paymentRequest: request) == nil)
        #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa], capabilities: .threeDSecure))
        var presented: Bool?
        PKPaymentAuthorizationController(paymentRequest: request).present { presented = $0 }
        #expect(presented == false)
    }

    @Test func `an address is written as in its country`() {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state, address.postalCode) = ("North Bridge Rd", "Singapore", "North East", "179097")
        func text(_ country: String) -> String {
            address.isoCountryCode = country
            return CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        }
        #expect(text("SG") == "North Bridge Rd\nSingapore 179097")
        #expect(text("de") == "North Bridge Rd\n179097 Singapore")
        #expect(text("GB") == "North Bridge Rd\nSingapore\n179097")
        #expect(text("US") == "North Bridge Rd\nSingapore North East 179097" && text("") == text("US"))
    }

    @Test func `a keychain is empty at first, keeps what is added and distinguishes items`() {
        func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
            [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "app", kSecAttrAccount as String: account]
                .merging(more) { $1 } as CFDictionary
        }
        func read(_ account: String) -> Data? {
            var result: AnyObject?
            let status = SecItemCopyMatching(query(account, [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]), &result)
            return status == errSecSuccess ? result as? Data : nil
        }
        #expect(SecItemCopyMatching(query("nobody"), nil) == errSecItemNotFound && read("one") == nil)
        #expect(SecItemAdd(query("one", [kSecValueData: Data("1".utf8)]), nil) == errSecSuccess)
        #expect(SecItemAdd(query("one", [kSecValueData: Data("2".utf8)]), nil) == errSecDuplicateItem)
        #expect(SecItemAdd(query("two", [kSecValueData: Data("2".utf8)]), nil) == errSecSuccess)
        #expect(read("one") == Data("1".utf8) && read("two") == Data("2".utf8))
        #expect(SecItemUpdate(query("one"), [kSecValueData: Data("3".utf8)] as CFDictionary) == errSecSuccess)
        #expect(read("one") == Data("3".utf8))
        #expect(SecItemDelete(query("one")) == errSecSuccess && SecItemDelete(query("one")) == errSecItemNotFound)
        #expect(read("one") == nil && read("two") == Data("2".utf8))
        SecItemDelete(query("two"))
    }

    @Test func `there is no camera, but a view can have a camera's layer`() {
        final class Preview: UIView {
            override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
            override var layer: AVCaptureVideoPreviewLayer { super.layer as! AVCaptureVideoPreviewLayer }
        }
        let view = Preview(), session = AVCaptureSession()
        view.layer.session = session
        #expect(
            view.layer.session === session && AVCaptureDevice.default(for: .video) == nil
                && !session.canAddOutput(AVCaptureMetadataOutput()))
    }

    @Test func `there is no sound output, no picture in picture and no camera`() throws {
        let cameras = AVCaptureDevice.DiscoverySession(deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back)
        #expect(cameras.devices.isEmpty && AVAudioSession.sharedInstance().currentRoute.outputs.isEmpty)
        #expect(AVAudioSession.InterruptionType(rawValue: 1) == .began)
        let source = UIView(), content = AVPictureInPictureVideoCallViewController()
        let floating = AVPictureInPictureController(
            contentSource: AVPictureInPictureController.ContentSource(activeVideoCallSourceView: source, contentViewController: content))
        #expect(floating.contentSource?.activeVideoCallContentViewController === content && !floating.isPictureInPicturePossible)
        let recorder = try AVAudioRecorder(url: URL(filePath: "/tmp/a.m4a"), settings: [AVFormatIDKey: kAudioFormatMPEG4AAC])
        #expect(!recorder.record())
    }

    @Test func `a map keeps its annotations and its region`() {
        let map = MKMapView(), pin = MKPointAnnotation()
        map.addAnnotation(pin)
        map.setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 1, longitude: 2), latitudinalMeters: 111_195, longitudinalMeters: 1),
            animated: false)
        #expect(map.annotations.count == 1 && map.centerCoordinate.longitude == 2 && map.region.span.latitudeDelta == 1)
        map.removeAnnotation(pin)
        #expect(map.annotations.isEmpty)
    }

    @Test func `distances between places are those on a sphere`() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405), paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        #expect(abs(berlin.distance(from: paris) - 877_500) < 1500)
    }

    @Test func `notifications are not authorised, and none is pending`() async {
        #expect(await UNUserNotificationCenter.current().notificationSettings().authorizationStatus == .notDetermined)
        #expect(await UNUserNotificationCenter.current().pendingNotificationRequests().isEmpty)
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) && !MFMailComposeViewController.canSendMail())
        let content = UNMutableNotificationContent()
        content.title = "Due"
        #expect((content.mutableCopy() as? UNNotificationContent)?.title == "Due")
    }

    @Test func `times add up, and an aspect ratio fits into a rectangle`() {
        #expect((CMTime(seconds: 1.5, preferredTimescale: 600) + .zero).seconds == 1.5 && CMTime.invalid.seconds.isNaN)
        let frame = AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(frame == CGRect(x: 0, y: 25, width: 100, height: 50))
    }

    @Test func `a preview shows the first of its items`() {
        final class Source: QLPreviewControllerDataSource {
            func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
            func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
                NSURL(fileURLWithPath: "/a.pdf")
            }
        }
        let controller = QLPreviewController(), source = Source()
        controller.dataSource = source
        #expect(controller.currentPreviewItem?.previewItemURL?.path == "/a.pdf")
    }

    @MainActor @Test func `a monitor reports a connection once, in the next turn`() async throws {
        let monitor = NWPathMonitor()
        #expect(monitor.currentPath.status == .satisfied && monitor.currentPath.usesInterfaceType(.wifi))
        let path = await withCheckedContinuation { continuation in
            monitor.start(queue: .main)
            monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
        }
        #expect(path.status == .satisfied && !path.isExpensive)
    }

    @Test func `a monitor with a queue of its own reports the connection at once`() {
        nonisolated(unsafe) var isConnected = false
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { isConnected = $0.status == .satisfied }
        monitor.start(queue: DispatchQueue(label: "monitor"))
        #expect(isConnected)
    }

    /// As many apps write it, word for word.
    @Test func `a network is there for code that asks by an address of zeros`() throws {
        var zero = sockaddr_in(
            sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(s_addr: 0), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        zero.sin_len = UInt8(MemoryLayout.size(ofValue: zero))
        zero.sin_family = sa_family_t(AF_INET)
        let route = unsafe withUnsafePointer(to: &zero) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe SCNetworkReachabilityCreateWithAddress(nil, $0) }
        }
        var flags = SCNetworkReachabilityFlags()
        let isRead = try unsafe SCNetworkReachabilityGetFlags(#require(route), &flags)
        #expect(isRead && flags == .reachable && flags.rawValue & UInt32(kSCNetworkFlagsConnectionRequired) == 0)
    }

    @Test func `a host can be reached by Wi-Fi`() throws {
        var address = sockaddr(), flags = SCNetworkReachabilityFlags()
        address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
        let host = try unsafe #require(SCNetworkReachabilityCreateWithAddress(nil, &address))
        let isRead = unsafe SCNetworkReachabilityGetFlags(host, &flags)
        #expect(isRead && flags.contains(.reachable) && !flags.contains(.isWWAN))
    }

    @MainActor @Test func `a map places the views of its annotations and gives places of points`() throws {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let center = CLLocationCoordinate2D(latitude: 0, longitude: 10)
        map.region = MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
        let east = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 11))
        let far = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 50, longitude: 11))
        map.addAnnotations([east, far])
        map.layoutIfNeeded()
        let view = try #require(map.view(for: east) as? MKMarkerAnnotationView)
        #expect(abs(view.frame.midX - 150) < 1e-6 && abs(view.frame.maxY - 100) < 1e-6 && map.view(for: far) == nil)
        #expect(abs(map.convert(CGPoint(x: 150, y: 100), toCoordinateFrom: map).longitude - 11) < 1e-6)
        map.removeAnnotation(east)
        #expect(map.subviews.isEmpty)
        map.showAnnotations([east, far], animated: false)
        map.layoutIfNeeded()
        #expect(map.view(for: far) != nil && map.view(for: east) != nil)
    }

    @MainActor @Test func `t2 4.4 a map's picture is an area of its colour, and knows where places are`() async throws {
        let options = MKMapSnapshotter.Options()
        options.size = CGSize(width: 100, height: 50)
        options.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 10, longitude: 20), span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
        let snapshot = try await MKMapSnapshotter(options: options).start()
        #expect(snapshot.image.size == options.size)
        #expect(snapshot.point(for: CLLocationCoordinate2D(latitude: 10, longitude: 20)) == CGPoint(x: 50, y: 25))
        #expect(snapshot.point(for: CLLocationCoordinate2D(latitude: 11, longitude: 18)) == .zero)
    }

    @Test func `nobody is signed in, and signing in shows nothing`() {
        let provider = ASAuthorizationAppleIDProvider(), request = provider.createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.performRequests()
        var states: [ASAuthorizationAppleIDProvider.CredentialState] = []
        provider.getCredentialState(forUserID: "me") { state, _ in states.append(state) }
        #expect(states == [.notFound] && controller.authorizationRequests.count == 1)
    }

    @Test func `digests are those of the published examples`() {
        func text(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
        let abc = Data("abc".utf8)
        // FIPS 180-2, appendix B.1; RFC 1321, A.5; RFC 4231, test case 2.
        #expect(text(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(SHA256.hash(data: abc).description.hasPrefix("SHA256 digest: ba7816bf"))
        #expect(text(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        let code = HMAC<SHA256>.authenticationCode(
            for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
        #expect(text(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        abc.withUnsafeBytes { bytes in _ = CC_SHA1(bytes.baseAddress, CC_LONG(abc.count), &digest) }
        #expect(text(digest) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    }

    private final class Idle: GKState {}
    private final class Loading: GKState {
        var from: [GKState?] = []
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Idle.self }
        override func didEnter(from previousState: GKState?) { from.append(previousState) }
    }
    private final class Unknown: GKState {}

    @Test func `a state machine goes where its states allow`() {
        let idle = Idle(), loading = Loading(), machine = GKStateMachine(states: [idle, loading])
        #expect(machine.currentState == nil && idle.stateMachine === machine)
        #expect(machine.enter(Idle.self) && machine.enter(Loading.self) && loading.from == [idle])
        #expect(!machine.enter(Loading.self) && !machine.enter(Unknown.self) && machine.currentState === loading)
        #expect(machine.enter(Idle.self) && machine.state(forClass: Loading.self) === loading)
    }

    @Test func `an address is read, a host's name is none`() {
        #expect(IPv4Address("192.168.0.1")?.rawValue == Data([192, 168, 0, 1]) && IPv4Address("example.org") == nil)
        #expect(IPv6Address("::1")?.isLoopback == true && IPv6Address("1.2.3.4") == nil)
    }
}
