import Testing
import UIKit

@testable import LayoutSpecs

/// Specs become views with the frames that their equations state.
@MainActor struct BuildingTests {
    static let phone = DisplayEnvironment(
        size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    /// Returns the frame of every view with an id, in window coordinates.
    static func frames(
        _ text: String, state: String? = nil, _ change: (inout DisplayEnvironment) -> Void = { _ in }
    ) throws -> [String: CGRect] {
        var environment = phone
        change(&environment)
        let window = UIWindow(environment: environment)
        window.rootViewController = try LayoutSpec.read(text: text, file: "Test.yaml").makeViewController(
            environment: environment, state: state)
        window.makeKeyAndVisible()
        window.commit()
        var frames: [String: CGRect] = [:]
        collect(window, &frames)
        return frames
    }

    private static func collect(_ view: UIView, _ frames: inout [String: CGRect]) {
        if let id = view.accessibilityIdentifier { frames[id] = view.convert(view.bounds, to: nil) }
        for subview in view.subviews { collect(subview, &frames) }
    }

    static let card = """
        metrics: {gutter: 16}
        root:
          kind: UIView
          id: screen
          subviews:
            - kind: UIView
              id: card
              constraints:
                - horizontalEdges == safeArea inset gutter
                - top == safeArea.top + gutter
                - height == 200 "Card.height"
              subviews:
                - {kind: UIView, id: picture}
                - {kind: UIView, id: badge}
        constraints:
          - picture.edges == card inset (8, 16, 24, 32)
          - badge.size == 20
          - badge.leading == picture.leading + 10
          - badge.centerY == picture.centerY
        variations:
          - when: horizontalSizeClass == regular
            metrics: {gutter: 40}
        states:
          tall:
            constants: {Card.height: 300}
        """

    @Test func `2.1 views of a spec need nothing said about their masks`() throws {
        let controller = try LayoutSpec.read(text: Self.card, file: "Test.yaml").makeViewController(environment: Self.phone, state: nil)
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let named = all(controller.view).filter { $0.accessibilityIdentifier != nil && $0 !== controller.view }
        #expect(named.count >= 3 && named.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    }

    @Test func `equations place views`() throws {
        let frames = try Self.frames(Self.card)
        #expect(frames["screen"] == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(frames["card"] == CGRect(x: 16, y: 63, width: 358, height: 200))
        #expect(frames["picture"] == CGRect(x: 32, y: 71, width: 310, height: 168))
        #expect(frames["badge"] == CGRect(x: 42, y: 145, width: 20, height: 20))
    }

    @Test func `leading and trailing mirror`() throws {
        let frames = try Self.frames(Self.card) { $0.layoutDirection = .rightToLeft }
        #expect(frames["picture"] == CGRect(x: 48, y: 71, width: 310, height: 168))
        #expect(frames["badge"] == CGRect(x: 328, y: 145, width: 20, height: 20))
    }

    @Test func `a metric and a constant change with traits and states`() throws {
        #expect(try Self.frames(Self.card) { $0.horizontalSizeClass = .regular }["card"] == CGRect(x: 40, y: 87, width: 310, height: 200))
        #expect(try Self.frames(Self.card, state: "tall")["card"]?.height == 300)
    }

    @Test func `stack views arrange the views nested in them`() throws {
        let frames = try Self.frames(
            """
            root:
              kind: UIView
              subviews:
                - kind: UIStackView
                  id: stack
                  axis: vertical
                  spacing: 10
                  constraints: [top == safeArea.top, horizontalEdges == safeArea]
                  arranged:
                    - {kind: UIView, id: a, spacingAfter: 30, constraints: [height == 20]}
                    - {kind: UIView, id: hidden, isHidden: true, constraints: [height == 100 @999]}
                    - {kind: UIView, id: b, constraints: [height == 40]}
                    - {kind: UIView, id: c, constraints: [height == a.height]}
            """)
        #expect(frames["a"] == CGRect(x: 0, y: 47, width: 390, height: 20))
        #expect(frames["b"] == CGRect(x: 0, y: 97, width: 390, height: 40))
        #expect(frames["c"] == CGRect(x: 0, y: 147, width: 390, height: 20))
    }

    @Test func `a view stays above the keyboard`() throws {
        let spec = """
            root:
              kind: UIView
              subviews:
                - kind: UIView
                  id: bar
                  constraints: [horizontalEdges == root, height == 50, bottom == keyboard.top]
            """
        #expect(try Self.frames(spec)["bar"]?.maxY == 844 - 34)
        #expect(try Self.frames(spec) { $0.keyboardHeight = 336 }["bar"]?.maxY == 844 - 336)
    }

    @Test func `named guides take part in equations`() throws {
        let frames = try Self.frames(
            """
            root:
              kind: UIView
              guides: [gap]
              subviews:
                - {kind: UIView, id: a, constraints: [top == root.top, leading == root.leading, height == 10, width == gap.width]}
                - {kind: UIView, id: b, constraints: [top == root.top, trailing == root.trailing, height == 10, width == gap.width]}
            constraints:
              - gap.leading == a.trailing
              - gap.trailing == b.leading
              - gap.verticalEdges == a
            """)
        #expect(frames["b"] == CGRect(x: 260, y: 0, width: 130, height: 10))
    }

    @Test func `visual formats place views and use metrics`() throws {
        let frames = try Self.frames(
            """
            metrics: {gap: 12}
            root:
              kind: UIView
              directionalLayoutMargins: 16
              insetsLayoutMarginsFromSafeArea: false
              subviews:
                - {kind: UIView, id: a}
                - {kind: UIView, id: b}
            constraints:
              - H:|-[a(80)]-gap-[b]-|
              - V:|-100-[a(40)]
              - {format: "[a]-(>=4)-[b(>=20)]", options: [alignAllTop, alignAllBottom]}
            """)
        #expect(frames["a"] == CGRect(x: 16, y: 100, width: 80, height: 40))
        #expect(frames["b"] == CGRect(x: 108, y: 100, width: 266, height: 40))
    }

    @Test func `a visual format with unsuitable options is an error with its position`() throws {
        let spec = try LayoutSpec.read(
            text: """
                root:
                  kind: UIView
                  subviews: [{kind: UIView, id: a}, {kind: UIView, id: b}]
                constraints:
                  - {format: "H:[a][b]", options: [alignAllLeading]}
                """, file: "Format.yaml")
        let errors = #expect(throws: SpecErrors.self) { try spec.makeViewController(environment: Self.phone, state: nil) }
        #expect(errors?.diagnostics.first?.range == SourceRange(line: 5, column: 15, length: 1))
    }

    @Test func `a scroll view scrolls content that is larger than itself`() throws {
        let environment = Self.phone
        let spec = try LayoutSpec.read(
            text: """
                root:
                  kind: UIView
                  subviews:
                    - kind: UIScrollView
                      id: scroll
                      contentInsetAdjustmentBehavior: never
                      contentOffset: bottom
                      constraints: [edges == root]
                      subviews:
                        - kind: UIView
                          id: page
                          constraints: [edges == scroll.content, width == scroll.frame.width, height == 2000]
                """, file: "Scroll.yaml")
        let window = UIWindow(environment: environment)
        window.rootViewController = try spec.makeViewController(environment: environment, state: nil)
        window.makeKeyAndVisible()
        window.commit()
        let scroll = try #require(window.rootViewController?.view.subviews.first as? UIScrollView)
        #expect(scroll.contentSize == CGSize(width: 390, height: 2000))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 1156))
    }

    @Test func `only the root view translates its autoresizing mask`() throws {
        let controller = try LayoutSpec.read(text: Self.card, file: "Card.yaml").makeViewController(environment: Self.phone, state: nil)
        #expect(controller.view.translatesAutoresizingMaskIntoConstraints)
        #expect(controller.view.subviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    }

    @Test func `a missing image is an error with its position`() throws {
        let text = """
            root:
              kind: UIView
              subviews:
                - kind: UIImageView
                  image: nowhere/photo.png
            """
        let spec = try LayoutSpec.read(text: text, file: "Photo.yaml")
        let errors = #expect(throws: SpecErrors.self) { try spec.makeViewController(environment: Self.phone, state: nil) }
        #expect(
            errors.map(String.init(describing:)) == """
                Photo.yaml:5:14: error: There is no image at 'nowhere/photo.png'.
                5 |       image: nowhere/photo.png
                  |              ^^^^^^^^^^^^^^^^^
                """)
    }
}
