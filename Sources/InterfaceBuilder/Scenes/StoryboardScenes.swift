import UIKit

/// A document that an app's code requests scenes from through `UIStoryboard`.
@MainActor package final class StoryboardScenes: InterfaceStoryboard {
    private let document: IBDocument
    private let environment: DisplayEnvironment
    private let resources: DocumentResources

    package init(_ document: IBDocument, environment: DisplayEnvironment, resources: DocumentResources) {
        self.document = document
        self.environment = environment
        self.resources = resources
    }

    package func makeInitial(_ storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        document.scenes.lazy.compactMap(\.controller).first { $0.id == document.initialControllerID }.map { make($0, storyboard, creator) }
    }

    package func make(_ identifier: String, _ storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        document.scenes.lazy.compactMap(\.controller).first { $0.element["storyboardIdentifier"] == identifier }
            .map { make($0, storyboard, creator) }
    }

    package func make(ofClass name: String, _ storyboard: UIStoryboard) -> UIViewController? {
        document.scenes.lazy.compactMap(\.controller).first { $0.customClass == name }.map { make($0, storyboard, nil) }
    }

    private func make(_ owner: IBController, _ storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        let builder = SceneBuilder(session: session(), environment: environment)
        builder.storyboard = storyboard
        builder.creator = creator
        return builder.controller(owner)
    }

    private func session() -> ReadingSession {
        let classes = SizeClasses(
            width: environment.horizontalSizeClass == .regular ? .regular : .compact,
            height: environment.verticalSizeClass == .compact ? .compact : .regular)
        return ReadingSession(document: document, sizeClasses: classes, resources: resources)
    }

    /// Returns the objects of a nib in the document's order, with their outlets and those of the nib's owner set.
    package func instantiate(owner: AnyObject?) -> [Any] {
        let builder = ViewBuilder(session: session(), purpose: .screen)
        if let owner { builder.owners = ["-1": owner] }
        let elements = document.tree.root.items("objects")
        let others = builder.objects(of: elements)
        let views = elements.filter { ViewKind(element: $0) != nil }.map { (element: $0, view: builder.view($0)) }
        builder.connect()
        views.first?.view.interfaceObjects += builder.sources
        Connector(builder: builder, owners: builder.owners).connect(below: elements)
        return elements.compactMap { element in
            let view: AnyObject? = views.first { $0.element == element }?.view
            return view ?? element.id.flatMap { builder.items[$0] }.flatMap { item in others.first { $0 === item } }
        }
    }
}
