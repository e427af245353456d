import Foundation
import SystemStandIn
import Testing
import UIKit

/// What a new phone without permissions, watch and bands answers.
@MainActor struct PermissionTests {
    @Test func `nobody was asked, and nothing is there`() async throws {
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
        #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
        #expect(!HKHealthStore.isHealthDataAvailable() && !WCSession.isSupported() && !CMMotionManager().isDeviceMotionAvailable)
        #expect(CBCentralManager(delegate: nil, queue: nil).state == .unsupported)
        #expect(try await EKEventStore().requestFullAccessToEvents() == false)
        let store = CNContactStore(), keys = [CNContactGivenNameKey as CNKeyDescriptor]
        var names: [String] = []
        try? store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { contact, _ in names.append(contact.givenName) }
        #expect(names.isEmpty)
    }

    @Test func `nobody vouches for the device`() async {
        #expect(!DCDevice.current.isSupported && !DCAppAttestService.shared.isSupported)
        await #expect(throws: DCError(.featureUnsupported)) { try await DCDevice.current.generateToken() }
    }

    @Test func `what an app makes itself has its values`() {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = ("Kate", "Bell")
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555"))]
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Kate Bell")
        #expect(contact.phoneNumbers.first?.value.stringValue == "555")
        let event = EKEvent(eventStore: EKEventStore())
        event.title = "Lunch"
        #expect(event.title == "Lunch")
        let quantity = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 2)
        #expect(quantity.doubleValue(for: .meter()) == 2000)
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
        #expect(JSContext()?.evaluateScript("1 + 1")?.isUndefined == true)
    }
}
