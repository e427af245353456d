/// Settings of assistive technologies that a snapshot switches on while it is taken.
package final class AssistiveSettings: EnvironmentState, @unchecked Sendable {
    package var invertsColors = false

    package init() {}
}
