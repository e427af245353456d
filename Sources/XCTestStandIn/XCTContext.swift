/// Groups the steps of a test, as XCTest does in its reports on a Mac. XCTest on Linux has no activities.
open class XCTContext {
    /// Runs the block, which is a step of the test.
    public class func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result {
        try block(Activity(name: name))
    }

    private final class Activity: XCTActivity {
        let name: String

        init(name: String) { self.name = name }

        func add(_ attachment: XCTAttachment) {}
    }
}

/// A step of a test.
public protocol XCTActivity: AnyObject {
    var name: String { get }
    /// Attaches a file to the step. No report here shows it.
    func add(_ attachment: XCTAttachment)
}
