/// Converts elements to an ``IBDocument``: scenes, controllers, segues and resources.
enum DocumentReader {
    static func document(from tree: ElementTree) throws(IBError) -> IBDocument {
        let root = tree.root
        try check(root)
        let type = root["type"] ?? ""
        let kind: IBDocument.Kind = type.contains("Storyboard") ? .storyboard : .xib
        let deviceElement = root.child("device")
        let deviceID = deviceElement?.id
        let isLandscape = deviceElement?["orientation"] == "landscape"
        let objects = kind == .storyboard ? storyboardScenes(root) : xibScenes(root)
        try checkIDs(objects)
        try checkContainers(objects, file: tree.file)
        return IBDocument(
            file: tree.file, kind: kind, toolsVersion: toolsVersion(root), deviceID: deviceID, isLandscape: isLandscape,
            usesSafeAreas: root["useSafeAreas"] == "YES", usesTraitVariations: root["useTraitCollections"] == "YES",
            scenes: withBars(objects, root: root), initialControllerID: root["initialViewController"],
            ownerClass: root.items("objects").first { $0["placeholderIdentifier"] == "IBFilesOwner" }?["customClass"],
            images: images(root), namedColors: colors("namedColor", root), systemColors: colors("systemColor", root), tree: tree,
            device: deviceID.flatMap { CanvasDevice(id: $0, isLandscape: isLandscape) })
    }

    private static func check(_ root: Element) throws(IBError) {
        let file = root.tree.file
        guard root.name == "document" else {
            let reason =
                root.name == "archive" ? "written by Xcode 4 or older; open it in a newer Xcode and save it" : "the root is <\(root.name)>"
            throw .notInterfaceBuilder(file: file, line: root.line, reason: reason)
        }
        let type = root["type"] ?? ""
        guard type.contains("CocoaTouch") else {
            throw .notInterfaceBuilder(file: file, line: root.line, reason: "its type is \"\(type)\"")
        }
    }

    /// Returns the whole part of `"22505"` or `"32700.99.1234"`.
    private static func toolsVersion(_ root: Element) -> ToolsVersion {
        ToolsVersion(Int((root["toolsVersion"] ?? "").prefix { $0.isNumber }) ?? 0)
    }

    // MARK: Scenes

    private static func storyboardScenes(_ root: Element) -> [IBScene] {
        root.items("scenes").filter { $0.name == "scene" }.enumerated().map { number, element in
            scene(element, id: element["sceneID"] ?? "scene \(number + 1)", objects: element.items("objects"))
        }
    }

    private static func scene(_ element: Element, id: String, objects: [Element]) -> IBScene {
        let controller = objects.lazy.compactMap(controller(_:)).first
        let loose = objects.filter { ViewKind(element: $0) != nil }
        let views = (controller?.view).map { [$0] + loose } ?? loose
        return IBScene(id: id, line: element.line, controller: controller, bars: SimulatedBars(), views: views)
    }

    private static func xibScenes(_ root: Element) -> [IBScene] {
        root.items("objects").compactMap { object in
            if let controller = controller(object) {
                return IBScene(
                    id: controller.id, line: object.line, controller: controller, bars: SimulatedBars(),
                    views: controller.view.map { [$0] } ?? [])
            }
            guard ViewKind(element: object) != nil, let id = object.id else { return nil }
            return IBScene(id: id, line: object.line, controller: nil, bars: SimulatedBars(), views: [object])
        }
    }

    private static func controller(_ element: Element) -> IBController? {
        guard let kind = IBController.Kind(elementName: element.name), let id = element.id else { return nil }
        let guides = element.items("layoutGuides").filter { $0.name == "viewControllerLayoutGuide" }
        return IBController(
            id: id, kind: kind, customClass: element["customClass"], segues: segues(element), element: element,
            view: element.children.first { $0.key == "view" && ViewKind(element: $0) != nil },
            topLayoutGuide: guides.first { $0["type"] == "top" }?.id, bottomLayoutGuide: guides.first { $0["type"] == "bottom" }?.id)
    }

    /// Returns every segue below a controller; a segue from a control, a cell or a bar item belongs to its controller.
    private static func segues(_ controller: Element) -> [IBSegue] {
        controller.descendants.compactMap { element in
            guard element.name == "segue", let destination = element["destination"] else { return nil }
            return IBSegue(
                id: element.id, kind: element["kind"] ?? "", relationship: element["relationship"], destination: destination,
                source: element.parent?.parent ?? controller, element: element)
        }
    }

    private static func withBars(_ scenes: [IBScene], root: Element) -> [IBScene] {
        let ties = root.items("inferredMetricsTieBreakers").compactMap { $0["reference"] }
        let bars = SimulatedBars.infer(scenes, tieBreakers: Set(ties))
        return zip(scenes, bars).map { scene, bars in
            IBScene(id: scene.id, line: scene.line, controller: scene.controller, bars: bars, views: scene.views)
        }
    }

    // MARK: Checks

    /// Checks that ids are unique among the views of a scene, because constraints refer to them.
    private static func checkIDs(_ scenes: [IBScene]) throws(IBError) {
        for scene in scenes {
            var seen: Set<String> = []
            for view in scene.views {
                for element in view.descendants where ViewKind(element: element) != nil {
                    guard let id = element.id else { continue }
                    guard seen.insert(id).inserted else { throw .duplicateID(file: element.tree.file, line: element.line, id: id) }
                }
            }
        }
    }

    /// Checks that `embed` and `relationship` segues form a forest; containers that contain each other would be built forever.
    private static func checkContainers(_ scenes: [IBScene], file: String) throws(IBError) {
        let controllers = scenes.compactMap(\.controller)
        let byID = Dictionary(controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var finished: Set<String> = []
        for controller in controllers {
            var path: [(id: String, next: [String])] = [(controller.id, contained(controller))]
            var open: Set<String> = [controller.id]
            while let top = path.last {
                guard let next = top.next.last else {
                    finished.insert(top.id)
                    open.remove(top.id)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next.removeLast()
                guard let child = byID[next], !finished.contains(next) else { continue }
                guard open.insert(next).inserted else {
                    let names = path.drop { $0.id != next }.map(\.id) + [next]
                    throw .cycle(file: file, line: child.element.line, path: names)
                }
                path.append((next, contained(child)))
            }
        }
    }

    private static func contained(_ controller: IBController) -> [String] {
        controller.segues.filter { $0.kind == "embed" || $0.kind == "relationship" }.map(\.destination).reversed()
    }

    // MARK: Resources

    private static func images(_ root: Element) -> [IBDocument.ImageResource] {
        root.items("resources").compactMap { element in
            guard element.name == "image", let name = element["name"] else { return nil }
            guard let width = Number.parse(element["width"]), let height = Number.parse(element["height"]) else { return nil }
            return .init(name: name, catalog: element["catalog"], width: width, height: height)
        }
    }

    private static func colors(_ kind: String, _ root: Element) -> [String: IBColor] {
        var colors: [String: IBColor] = [:]
        for element in root.items("resources") where element.name == kind {
            guard let name = element["name"], let color = element.child("color").flatMap(IBColor.init(literal:)) else { continue }
            colors[name] = color
        }
        return colors
    }
}
