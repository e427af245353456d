import Foundation
import Graphics
import TestSupport
import Testing
import UIKitInteraction

@testable import UIKit

/// Rows of the page Generations in docs/sources that say how things look, each by its key.
@MainActor @Suite(.ownEnvironment) struct GenerationFactTests {
    private let held = GenerationScreens()

    /// Shows a view at 20, 100 on a white screen.
    private func placed<View: UIView>(_ generation: SystemGeneration, size: CGSize? = nil, _ make: () -> View) -> View {
        held.placed(generation, { CGRect(origin: CGPoint(x: 20, y: 100), size: size ?? $0.intrinsicContentSize) }, make)
    }

    /// The pixels of a view on the screen, three for each point.
    private func picture(_ view: UIView) throws -> Bitmap {
        let window = try #require(view.window), frame = view.convert(view.bounds, to: nil)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(bounds: frame, format: format).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        return try #require(image.bitmap)
    }

    private func isNear(_ pixel: (red: Int, green: Int, blue: Int), _ color: Int, within tolerance: Int = 2) -> Bool {
        abs(pixel.red - (color >> 16)) <= tolerance && abs(pixel.green - (color >> 8 & 255)) <= tolerance
            && abs(pixel.blue - (color & 255)) <= tolerance
    }

    private func pixel(_ bitmap: Bitmap, _ x: CGFloat, _ y: CGFloat) -> (red: Int, green: Int, blue: Int) {
        let found = bitmap[min(Int(x * 3), bitmap.width - 1), min(Int(y * 3), bitmap.height - 1)]
        return (Int(found.red), Int(found.green), Int(found.blue))
    }

    // MARK: Controls

    @Test(arguments: [SystemGeneration.classic, .ios18, .ios26]) func `pageControl: three pages have the same size in all releases`(
        generation: SystemGeneration
    ) {
        let control = placed(generation) {
            let control = UIPageControl()
            control.numberOfPages = 3
            return control
        }
        #expect(abs(control.intrinsicContentSize.width - 73) < 0.01 && abs(control.intrinsicContentSize.height - 77.0 / 3) < 0.01)
        // The path in the recorded picture: 73 × 25⅔.
        let path = control.accessibilityPath?.bounds ?? .zero
        #expect(abs(path.width - 73) < 0.01 && abs(path.height - 77.0 / 3) < 0.01)
    }

    @Test(arguments: [UITextField.BorderStyle.none, .line, .bezel, .roundedRect]) func `textField: frames are the same in all releases`(
        style: UITextField.BorderStyle
    ) {
        let sizes = [SystemGeneration.classic, .ios18, .ios26].map { generation in
            placed(generation) {
                let field = UITextField()
                field.borderStyle = style
                field.text = "Text"
                return field
            }.intrinsicContentSize
        }
        #expect(sizes[0] == sizes[1] && sizes[1] == sizes[2])
    }

    @Test func `switchKnob: a capsule of 37 by 24, two points from the track's edge`() throws {
        let control = placed(.ios26) { UISwitch() }
        control.isOn = true
        let bitmap = try picture(control)
        let white = (0..<bitmap.width).filter { x in
            isNear((Int(bitmap[x, 42].red), Int(bitmap[x, 42].green), Int(bitmap[x, 42].blue)), 0xFFFFFF, within: 6)
        }
        let inside = white.filter { $0 > 20 && $0 < 186 }
        #expect(abs(CGFloat(inside.count) / 3 - 37) < 1.4)
        #expect(abs(CGFloat(inside.first ?? 0) / 3 - 24) < 1 && abs(CGFloat((inside.last ?? 0) + 1) / 3 - 61) < 1)
    }

    @Test func `switchOff: the tertiary label's colour`() throws {
        let control = placed(.ios26) { UISwitch() }
        let bitmap = try picture(control)
        let track = bitmap[165, 42]
        #expect(isNear((Int(track.red), Int(track.green), Int(track.blue)), 0xC5C5C7, within: 2))
    }

    @Test func `segmentCorners: a capsule, the selection two points inside, on a light grey track`() throws {
        let control = placed(.ios26, size: CGSize(width: 300, height: 32)) {
            let control = UISegmentedControl(items: ["One", "Two", "Three"])
            control.selectedSegmentIndex = 0
            return control
        }
        #expect(control.systemMetrics.segmentCornerRadius == nil)
        let bitmap = try picture(control)
        #expect(isNear(pixel(bitmap, 1, 1), 0xFFFFFF) && isNear(pixel(bitmap, 299, 1), 0xFFFFFF), "the corners are round")
        #expect(isNear(pixel(bitmap, 290, 4), 0xEEEEEF), "the track")
        #expect(isNear(pixel(bitmap, 20, 6), 0xFFFFFF) && isNear(pixel(bitmap, 50, 0.8), 0xEEEEEF, within: 6), "the selection")
    }

    @Test func `buttonFills: grey and tinted capsules`() throws {
        for (configuration, color) in [(UIButton.Configuration.gray(), 0xE9E9EA), (.tinted(), 0xD1E7FE)] {
            let button = placed(.ios26, size: CGSize(width: 90, height: 34)) { UIButton(configuration: configuration) }
            // The recorded buttons had the tint colour of iOS 18.
            button.tintColor = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
            let bitmap = try picture(button)
            #expect(isNear(pixel(bitmap, 17, 17), color), "\(pixel(bitmap, 17, 17))")
            #expect(isNear(pixel(bitmap, 1, 1), 0xFFFFFF), "a capsule")
        }
    }

    // MARK: Lists

    @Test func `separatorColor: light grey on white in iOS 26`() throws {
        let line = placed(.ios26, size: CGSize(width: 10, height: 10)) {
            let line = UIView()
            line.backgroundColor = .separator
            return line
        }
        #expect(isNear(pixel(try picture(line), 5, 5), 0xE8E8E8))
        let old = placed(.ios18, size: CGSize(width: 10, height: 10)) {
            let line = UIView()
            line.backgroundColor = .separator
            return line
        }
        #expect(isNear(pixel(try picture(old), 5, 5), 0xC7C7C9))
    }

    @Test func `listHeaders: 44.5 above the rows and 35 below them; rows are 52 as in 26.2, where 26.0 had 56`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let controller = UICollectionViewController(collectionViewLayout: layout), source = ListSource()
        held.objects.append(source)
        held.shown(controller, .ios26, size: CGSize(width: 320, height: 568), scale: 2)
        let list = try #require(controller.collectionView)
        source.register(in: list)
        list.dataSource = source
        list.reloadData()
        list.window?.commit()
        let path = IndexPath(item: 0, section: 0)
        let header = try #require(list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path))
        let footer = try #require(list.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: path))
        let row = try #require(list.cellForItem(at: path))
        #expect(header.backgroundColor == nil && header.layer.cornerRadius == 0, "only rows are on a card")
        #expect(abs(header.frame.height - 44.5) < 0.51 && abs(footer.frame.height - 35) < 0.51 && row.frame.height == 52)
    }

    // MARK: Bars

    @Test func `toolbarPairs: two symbols are 110 wide, groups are 12 apart, 28 from the sides`() {
        let bar = placed(.ios26, size: CGSize(width: 402, height: 48)) { UIToolbar() }
        bar.frame.origin.x = 0
        func item() -> UIBarButtonItem { UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil) }
        bar.items = [item(), item(), .fixedSpace(0), item(), .flexibleSpace(), item()]
        bar.layoutIfNeeded()
        let capsules = bar.subviews.filter { $0 is BarCapsule }.map(\.frame).sorted { $0.minX < $1.minX }
        #expect(capsules.map(\.width) == [110, 48, 48])
        #expect(capsules[0].minX == 28 && capsules[1].minX == 150 && capsules[2].maxX == 374)
        #expect(capsules.allSatisfy { $0.height == 48 })
    }

    @Test(arguments: [(SystemGeneration.ios18, false), (.ios26, true)] as [(SystemGeneration, Bool)])
    func `barButton: titles and symbols of toolbars have the colour of labels in iOS 26`(generation: SystemGeneration, isLabel: Bool) throws
    {
        let bar = placed(generation, size: CGSize(width: 402, height: 48)) { UIToolbar() }
        bar.items = [UIBarButtonItem(title: "Move", style: .plain, target: nil, action: nil)]
        bar.layoutIfNeeded()
        let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
        #expect((button.tintColor == .label) == isLabel)
    }

    @Test func `sidebar: in iOS 26 it floats 10 inside, with corners of 28`() throws {
        let sidebar = placed(.ios26, size: CGSize(width: 320, height: 400)) { TabSidebarView() }
        sidebar.superview?.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        sidebar.frame.origin = .zero
        let bitmap = try picture(sidebar)
        #expect(pixel(bitmap, 3, 200).red < 40, "beside it is what is behind")
        #expect(pixel(bitmap, 20, 300).red > 120, "it is lighter")
        #expect(pixel(bitmap, 13, 13).red < 60 && pixel(bitmap, 20, 22).red > 60, "its corner is round")
    }

    @Test func `bottomSearch: an active field is 8 from the sides and 21 above the keyboard, with a round button`() throws {
        let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
        let search = UISearchController(searchResultsController: nil)
        content.navigationItem.searchController = search
        content.toolbarItems = [.flexibleSpace(), content.navigationItem.searchBarPlacementBarButtonItem, .flexibleSpace()]
        navigation.isToolbarHidden = false
        let window = held.shown(navigation, .ios26) { $0.keyboardHeight = 345 }
        search.isActive = true
        window.commit()
        let capsules = navigation.toolbar.subviews.filter { $0 is BarCapsule }.map { $0.convert($0.bounds, to: nil) }
            .sorted { $0.minX < $1.minX }
        #expect(capsules == [CGRect(x: 8, y: 460, width: 330, height: 48), CGRect(x: 346, y: 460, width: 48, height: 48)])
        let cancel = try #require(navigation.toolbar.subviews.compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == "Cancel" })
        Person.tap(cancel)
        window.commit()
        #expect(!search.isActive && navigation.toolbar.frame.maxY == 846)
    }

    @Test func `searchCancel: a word until iOS 18, a cross as high as the field in iOS 26`() throws {
        for generation in [SystemGeneration.ios18, .ios26] {
            let bar = placed(generation, size: CGSize(width: 402, height: 64)) { UISearchBar() }
            bar.showsCancelButton = true
            bar.layoutIfNeeded()
            let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
            let field = bar.searchTextField.frame
            guard generation == .ios26 else {
                #expect(button.title(for: .normal) == "Cancel")
                continue
            }
            #expect(button.frame == CGRect(x: 350, y: 10, width: 44, height: 44) && field.maxX == 342)
        }
    }

    @Test func `tabAccessory: 48 high and 8 above the tabs, in the safe area, in iOS 26 only`() {
        for generation in [SystemGeneration.ios18, .ios26] {
            let tabs = UITabBarController(), first = UIViewController(), content = UIView()
            first.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 0)
            tabs.viewControllers = [first]
            tabs.bottomAccessory = UITabAccessory(contentView: content)
            held.shown(tabs, generation)
            guard generation == .ios26 else {
                #expect(content.window == nil && first.view.safeAreaInsets.bottom == 83)
                continue
            }
            #expect(content.convert(content.bounds, to: nil) == CGRect(x: 21, y: 735, width: 360, height: 48))
            #expect(first.view.safeAreaInsets.bottom == 139)
        }
    }

    // MARK: Text sizes

    @Test(arguments: [SystemGeneration.ios18, .ios26]) func `largeTitle: it follows the text size, and the bar grows with it`(
        generation: SystemGeneration
    ) throws {
        var heights: [CGFloat] = [], sizes: [CGFloat] = []
        for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
            content.title = "Titles"
            navigation.navigationBar.prefersLargeTitles = true
            held.shown(navigation, generation) { $0.contentSizeCategory = category }
            heights.append(navigation.navigationBar.frame.height)
            let labels = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }
            let label = try #require(labels.first { $0.text == "Titles" && !$0.isHidden })
            #expect(label.frame.maxY <= navigation.navigationBar.bounds.maxY && label.frame.height >= label.intrinsicContentSize.height)
            sizes.append((label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize ?? 0)
        }
        #expect(abs(sizes[0] - 34) < 0.1 && abs(sizes[1] - 60) < 3 && heights[1] > heights[0] + 20, "\(sizes), \(heights)")
    }

    @Test func `searchImage: the magnifying glass follows the text size`() throws {
        var widths: [CGFloat] = []
        for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            let content = UIViewController(), bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 402, height: 100))
            content.view.addSubview(bar)
            held.shown(content, .ios26) { $0.contentSizeCategory = category }
            let glass = try #require(bar.searchTextField.leftView as? UIImageView)
            widths.append(glass.image?.size.width ?? 0)
            #expect(glass.frame.width > (glass.image?.size.width ?? 0))
        }
        #expect(widths[1] > widths[0] * 2)
    }

    @Test func `a preferred symbol configuration with a text style follows the text size of the view`() {
        var sizes: [CGFloat] = []
        for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            let content = UIViewController()
            let image = UIImageView(image: UIImage(systemName: "star.fill"))
            image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
            content.view.addSubview(image)
            var look = UIButton.Configuration.plain()
            look.image = UIImage(systemName: "star.fill")
            look.contentInsets = .zero
            look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .body)
            let button = UIButton(configuration: look)
            content.view.addSubview(button)
            held.shown(content, .ios18) { $0.contentSizeCategory = category }
            sizes += [image.intrinsicContentSize.height, button.intrinsicContentSize.height]
        }
        #expect(sizes[2] > sizes[0] * 2 && sizes[3] > sizes[1] * 2, "\(sizes)")
    }

    // MARK: Search and effects

    @Test(arguments: [SystemGeneration.ios18, .ios26]) func `scopeBar: it is below the search field, and the content below it`(
        generation: SystemGeneration
    ) throws {
        // An environment of its own: the walks of other tests replace that of the process while they wait.
        try ScreenEnvironment().perform {
            let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
            let search = UISearchController(searchResultsController: nil)
            search.searchBar.scopeButtonTitles = ["All", "Near"]
            search.hidesNavigationBarDuringPresentation = false
            content.navigationItem.searchController = search
            let window = held.shown(navigation, generation)
            let before = content.view.safeAreaInsets.top
            search.searchBar.showsScopeBar = true
            window.commit()
            #expect(abs(content.view.safeAreaInsets.top - before - 43) < 0.01)
            let scope = try #require(search.searchBar.subviews.compactMap { $0 as? UISegmentedControl }.first)
            let frame = scope.convert(scope.bounds, to: nil), field = search.searchBar.searchTextField
            #expect(frame.minY == field.convert(field.bounds, to: nil).maxY + 11 && frame.maxY < content.view.safeAreaInsets.top)
            search.searchBar.showsScopeBar = false
            search.isActive = true
            window.commit()
            #expect(abs(content.view.safeAreaInsets.top - before - 43) < 0.01, "an active search shows it by itself")
            search.isActive = false
            window.commit()
            #expect(content.view.safeAreaInsets.top == before)
        }
    }

    @Test func `an active search takes the place of the title and its buttons`() {
        let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
        let search = UISearchController(searchResultsController: nil)
        content.title = "Title"
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        content.navigationItem.searchController = search
        let window = held.shown(navigation, .ios18), bar = navigation.navigationBar
        let before = bar.frame.height
        search.isActive = true
        window.commit()
        #expect(bar.frame.height == before - 44)
        #expect(!bar.subviews.contains { !$0.isHidden && ($0 as? UILabel)?.text == "Title" } && !bar.subviews.contains { $0 is UIButton })
    }

    @Test func `vibrancy: content has one translucent colour`() throws {
        let blur = UIBlurEffect(style: .systemMaterialDark)
        let ground = placed(.ios18, size: CGSize(width: 60, height: 60)) { UIVisualEffectView(effect: blur) }
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label)), mark = UIView()
        vibrant.frame = ground.bounds
        ground.contentView.addSubview(vibrant)
        mark.backgroundColor = .red
        mark.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        vibrant.contentView.addSubview(mark)
        let bitmap = try picture(ground), inside = pixel(bitmap, 20, 20), beside = pixel(bitmap, 50, 50)
        #expect(abs(inside.red - inside.blue) < 6 && inside.red > 220 && inside.red > beside.red + 60, "\(inside) on \(beside)")
    }

    // MARK: Menus

    @Test func `menuTexts: texts at 61 behind symbols, at 24 without, lines 24 inside`() throws {
        for (image, start) in [(UIImage(systemName: "star"), 61.0), (nil, 24)] {
            let row = UIAction(title: "Ink", image: image) { _ in }
            let card = placed(.ios26, size: CGSize(width: 250, height: 62)) { MenuCard(MenuContent(UIMenu(children: [row]))) }
            let bitmap = try picture(card)
            let inks = (0..<bitmap.width).filter { x in (70..<116).contains { y in bitmap[x, y].red < 120 } }
            // The letter I begins about a point and a half after its origin.
            let first = try #require(inks.first { CGFloat($0) / 3 > (image == nil ? 10 : 50) })
            #expect(abs(CGFloat(first) / 3 - start - 1.5) < 1.5, "\(CGFloat(first) / 3)")
            #expect(card.systemMetrics.menuCornerRadius == 34)
        }
    }
}

@MainActor private final class ListSource: NSObject, UICollectionViewDataSource {
    func register(in list: UICollectionView) {
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            list.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        cell.contentConfiguration = content
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        var content: UIListContentConfiguration =
            kind == UICollectionView.elementKindSectionHeader ? .groupedHeader() : .groupedFooter()
        content.text = "Text"
        (view as? UICollectionViewListCell)?.contentConfiguration = content
        return view
    }
}
