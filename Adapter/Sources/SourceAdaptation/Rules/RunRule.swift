import SwiftSyntax

/// Redirects reads of the clock, of random values and of servers to the run: `Date()` becomes `SimulatedRun.date`, `UUID()` becomes
/// `SimulatedRun.uuid()`, `Data(contentsOf: url)` becomes `InterfaceSample.data(contentsOf: url)`.
///
/// Swift's own random numbers need no change, because UIKit declares functions with the same names.
struct RunRule: SourceRule {
    let kinds: [SyntaxKind] = [.functionCallExpr, .memberAccessExpr]

    private static let functions: Set<String> = ["arc4random", "arc4random_uniform", "drand48"]
    private static let moments = [
        "isDateInToday": "SimulatedRun.date", "isDateInYesterday": "SimulatedRun.date.addingTimeInterval(-86_400)",
        "isDateInTomorrow": "SimulatedRun.date.addingTimeInterval(86_400)",
    ]

    func read(_ node: Syntax, in context: inout FileContext) {
        if let call = node.as(FunctionCallExprSyntax.self) { return read(call, in: &context) }
        if let access = node.as(MemberAccessExprSyntax.self) { read(access, in: &context) }
    }

    private func read(_ call: FunctionCallExprSyntax, in context: inout FileContext) {
        guard call.trailingClosure == nil else { return }
        let called = name(of: call.calledExpression)
        switch (called, call.arguments.first?.label?.text, call.arguments.count) {
        case ("Date", nil, 0): replace(call, with: "SimulatedRun.date", in: &context)
        case ("NSDate", nil, 0): replace(call, with: "NSDate(timeInterval: 0, since: SimulatedRun.date)", in: &context)
        case ("UUID", nil, 0): replace(call, with: "SimulatedRun.uuid()", in: &context)
        case ("NSUUID", nil, 0): replace(call, with: "NSUUID(uuidString: SimulatedRun.uuid().uuidString)!", in: &context)
        // A process has a single instance here, which nobody else can create.
        case ("ProcessInfo", nil, 0): context.replace(call, with: "ProcessInfo.processInfo")
        // A server's answer, which `URLSession` would get, too.
        case ("Data", "contentsOf", 1...2): replace(call.calledExpression, with: "InterfaceSample.data", in: &context)
        case ("Date", "timeIntervalSinceNow", 1):
            guard let argument = call.arguments.first else { return }
            let start = call.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset
            context.reading.edits.append(Edit(start..<end, "SimulatedRun.date.addingTimeInterval("))
            context.reading.readsRun = true
        case (nil, "nanoseconds", 1) where call.calledExpression.trimmedDescription == "Task.sleep":
            // Of two declarations that differ in isolation alone, the compiler takes the standard library's, which sleeps by the clock.
            guard let argument = call.arguments.first, let label = argument.label else { return }
            replace(label, with: "for", in: &context)
            context.insert(".nanoseconds(", before: argument.expression)
            context.insert(")", after: argument.expression)
        default:
            if isOfProcess(call.calledExpression, "isOperatingSystemAtLeast"), call.arguments.count == 1 {
                return replace(call.calledExpression, with: "SimulatedDevice.hasSystem", in: &context)
            }
            readMember(call, in: &context)
        }
    }

    /// Rewrites C functions, calendar tests, and the relative style, which counts from the machine's time.
    private func readMember(_ call: FunctionCallExprSyntax, in context: inout FileContext) {
        if let function = call.calledExpression.as(DeclReferenceExprSyntax.self), Self.functions.contains(function.baseName.text) {
            context.insert("SimulatedRun.", before: function)
            context.reading.readsRun = true
            return
        }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let argument = call.arguments.first else { return }
        let member = access.declName.baseName.text
        if let moment = Self.moments[member], call.arguments.count == 1, argument.label == nil {
            context.replace(access.declName, with: "isDate")
            context.insert(", inSameDayAs: \(moment)", after: argument.expression)
            context.reading.readsRun = true
        } else if member == "attributesOfItem", argument.label?.text == "atPath" {
            // The dates of a file are those of this machine.
            context.replace(access.declName, with: "attributesOfItemInRun")
            context.reading.readsRun = true
        } else if member == "relative", access.base == nil, argument.label?.text == "presentation" {
            context.replace(access.declName, with: "relativeToRun")
            context.reading.readsRun = true
        }
    }

    private func read(_ access: MemberAccessExprSyntax, in context: inout FileContext) {
        let isCalled = access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == access.id
        switch access.declName.baseName.text {
        // Foundation's is the version of this machine's system.
        case "operatingSystemVersion" where isOfProcess(ExprSyntax(access), "operatingSystemVersion"):
            replace(access, with: "SimulatedDevice.system", in: &context)
        case "now" where !isCalled && access.base.map { typeName($0) == "Date" } == true:
            replace(access, with: "SimulatedRun.date", in: &context)
        case "now" where !isCalled && access.base == nil:
            // Only the compiler knows the type of `.now`. If it is a date, this declaration makes it the run's date in this file.
            let moment = "extension Date { fileprivate static var now: Date { SimulatedRun.date } }"
            if !context.reading.tail.contains(moment) { context.reading.tail.append(moment) }
            context.reading.readsRun = true
        // UIKit's sleeps for simulated time.
        case "sleep" where access.base?.trimmedDescription == "Task": context.reading.readsRun = true
        case "timeIntervalSinceNow" where access.base != nil && !isCalled:
            context.replace(access.declName, with: "timeIntervalSince(SimulatedRun.date)")
            context.reading.readsRun = true
        default: break
        }
    }

    /// Whether the expression is a member of `ProcessInfo.processInfo`.
    private func isOfProcess(_ expression: ExprSyntax, _ member: String) -> Bool {
        guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == member, let base = access.base
        else { return false }
        return ["ProcessInfo.processInfo", "Foundation.ProcessInfo.processInfo", "ProcessInfo()"].contains(base.trimmedDescription)
    }

    private func replace(_ node: some SyntaxProtocol, with text: String, in context: inout FileContext) {
        context.replace(node, with: text)
        context.reading.readsRun = true
    }

    /// Returns the type that is called: `Date`, `Foundation.Date`, `Date.init`.
    private func name(of called: ExprSyntax) -> String? {
        if let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" {
            return access.base.flatMap(typeName)
        }
        return typeName(called)
    }

    private func typeName(_ expression: ExprSyntax) -> String? {
        if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let access = expression.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "Foundation" else { return nil }
        return access.declName.baseName.text
    }
}
