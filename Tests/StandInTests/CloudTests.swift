import Foundation
import SystemStandIn
import Testing

/// Nobody is signed in to iCloud.
struct CloudTests {
    @Test func `a record keeps its values, and equal identifiers are equal`() {
        let record = CKRecord(recordType: "Trip", recordID: CKRecord.ID(recordName: "a"))
        record["title"] = "Lisbon"
        record["days"] = 3
        #expect(record["title"] as? String == "Lisbon" && record.allKeys() == ["days", "title"])
        let days: Int? = record["days"]
        #expect(days == 3 && record.recordID == CKRecord.ID(recordName: "a") && record.recordID != CKRecord.ID(recordName: "b"))
    }

    @Test func `questions fail because nobody is signed in`() async throws {
        #expect(try await CKContainer.default().accountStatus() == .noAccount)
        let query = CKQueryOperation(query: CKQuery(recordType: "Trip", predicate: NSPredicate(value: true)))
        nonisolated(unsafe) var answers: [String] = []
        query.queryResultBlock = {
            if case .failure(let error) = $0 { answers.append("\((error as? CKError)?.code == .notAuthenticated)") }
        }
        query.completionBlock = { answers.append("done") }
        CKContainer(identifier: "a").privateCloudDatabase.add(query)
        #expect(answers == ["true", "done"])
        await #expect(throws: CKError.self) { try await CKContainer.default().publicCloudDatabase.save(CKRecord(recordType: "Trip")) }
    }
}
