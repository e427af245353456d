import SwiftUI
import Testing
import UIKitInteraction

@MainActor struct NavigationTests {
    @Test func `barDestructive: a destructive button in a bar of iOS 26 has the colour of labels`() throws {
        func tint(_ version: String) throws -> UIColor {
            let phone = Phone(version) {
                NavigationStack { Text("Gestures").toolbar { Button("Reset", role: .destructive) {} } }
            }
            return try #require(phone.views(UIButton.self).first { $0.currentTitle == "Reset" }).tintColor
        }
        let (newer, older) = (try tint("26.2"), try tint("18.5"))
        #expect(newer != .systemRed)
        #expect(older == .systemRed)
    }

    /// The bar has its ground where a list in a stack in a tab continues below it.
    @Test(arguments: [3, 40]) func `a tab bar knows whether a list continues below it`(_ count: Int) throws {
        let phone = Phone {
            TabView {
                NavigationStack { List { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }.navigationTitle("Rows") }
                    .tabItem { Label("One", systemImage: "star") }
            }
        }
        let tabs = try #require(phone.controller.children.first as? UITabBarController)
        let scroll = try #require(tabs.contentScrollView(for: .bottom))
        #expect(scroll is UITableView)
        #expect((scroll.contentSize.height > 800) == (count == 40))
    }

    func bar(_ phone: Phone<some View>) throws -> UINavigationController {
        try #require(phone.controller.children.first as? UINavigationController)
    }

    @Test func `a title is in the navigation bar`() throws {
        let phone = Phone { NavigationStack { Text("Content").navigationTitle("Title") } }
        let stack = try bar(phone)
        #expect(stack.topViewController?.navigationItem.title == "Title")
        #expect(stack.navigationBar.frame.height == 96)
        // Between the bar and the home indicator.
        #expect(phone.frame("Content")?.midY.rounded() == ((47 + 96 + 810) / 2).rounded())
    }

    private struct Room: View { var body: some View { Text("Room").padding() } }
    private struct Hall: View {
        var body: some View {
            List {
                Text("A"); Text("B")
            }
        }
    }
    private struct Box<Inner: View>: View {
        let inner: Inner
        var body: some View { inner }
    }

    /// The walk through an app names its screens by these.
    @Test func `a page is known by the app's own view that fills it`() throws {
        #expect(Phone { Room() }.controller.contentName == "Room")
        #expect(Phone { Box(inner: Room()).padding() }.controller.contentName == "Room")
        #expect(
            Phone {
                VStack {
                    Room(); Room()
                }
            }.controller.contentName == nil)
        #expect(Phone { Text("A") }.controller.contentName == nil)
        let stack = try bar(Phone { NavigationStack { Hall().navigationTitle("Hall") } })
        #expect((stack.topViewController as? any ContentNaming)?.contentName == "Hall")
        let phone = Phone {
            TabView {
                Hall().tabItem { Text("Hall") }
                Text("B").tabItem { Text("B") }
            }
        }
        let tabs = try #require(phone.controller.children.first as? UITabBarController)
        #expect(tabs.viewControllers?.map { ($0 as? any ContentNaming)?.contentName } == ["Hall", nil])
    }

    private struct TabsOfPlaces: View {
        struct Place: Identifiable, Hashable { let id: Int }
        @State var selection = 2
        let places = [Place(id: 1), Place(id: 2)], others = [Place(id: 3)]
        var body: some View {
            TabView(selection: $selection) {
                ForEach(places) { place in
                    let title = "Place \(place.id)"
                    Tab(value: place.id) {
                        Text("Content of \(title)")
                    } label: {
                        Text(title)
                    }
                }
                ForEach([true, false], id: \.self) { isLast in
                    TabSection("More") {
                        if isLast {
                            ForEach(others) { place in
                                Tab(value: place.id, role: place.id == 9 ? .search : .none) {
                                    Text("Other")
                                } label: {
                                    Text("Other")
                                }
                                .tabPlacement(.automatic).badge(place.id)
                            }
                        } else {
                            Tab("Last", systemImage: "star", value: 4) { Text("Last content") }
                        }
                    }
                }
            }
        }
    }

    @Test func `tabs of a collection, in sections and by conditions`() throws {
        let phone = Phone { TabsOfPlaces() }
        let tabs = try #require(phone.controller.children.first as? UITabBarController)
        #expect(tabs.viewControllers?.compactMap(\.tabBarItem.title) == ["Place 1", "Place 2", "Other", "Last"])
        #expect(tabs.viewControllers?[2].tabBarItem.badgeValue == "3" && phone.texts.contains("Content of Place 2"))
    }

    @Test(arguments: [false, true]) func `a bar keeps to the safe area that views above it ignore`(_ isBlurred: Bool) throws {
        let phone = Phone {
            NavigationStack { Text("Content").navigationTitle("Title") }.ignoresSafeArea().blur(radius: isBlurred ? 10 : 0)
        }
        let stack = try bar(phone)
        #expect(stack.view.convert(stack.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(stack.navigationBar.convert(stack.navigationBar.bounds, to: nil).minY == 47)
    }

    @Test func `an inline title has a low bar`() throws {
        let phone = Phone { NavigationStack { Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } }
        #expect(try bar(phone).navigationBar.frame.height == 44)
    }

    struct Pages: View {
        @State var path: [Int]
        var body: some View {
            NavigationStack(path: $path) {
                List {
                    NavigationLink("Seven", value: 7)
                    NavigationLink("Direct") { Text("Page of a view") }
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("Number \(number)")
                        Button("Next") { path.append(number + 1) }
                        Leave()
                    }
                    .navigationTitle("\(number)")
                }
            }
        }
    }

    struct Leave: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Leave") { dismiss() } }
    }

    @Test func `the pages of a path are there on the first picture`() throws {
        let phone = Phone { Pages(path: [1, 2]) }
        let stack = try bar(phone)
        #expect(stack.viewControllers.map(\.navigationItem.title) == ["Root", "1", "2"])
        #expect(phone.texts.contains("Number 2"))
    }

    @Test func `links push pages, and pages can be left`() throws {
        let phone = Phone { Pages(path: []) }
        let stack = try bar(phone)
        UIView.performWithoutAnimation {
            phone.tap("Seven")
            #expect(stack.topViewController?.navigationItem.title == "7")
            phone.tap("Next")
            #expect(stack.viewControllers.count == 3)
            phone.tap("Leave")
            #expect(stack.topViewController?.navigationItem.title == "7")
            stack.popViewController(animated: false)
            phone.commit()
            #expect(stack.viewControllers.count == 1)
            phone.tap("Direct")
            #expect(phone.texts.contains("Page of a view"))
        }
    }

    struct Barred: View {
        @State var count = 0
        var body: some View {
            NavigationStack {
                Text("Count \(count)")
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Less") { count -= 1 } }
                        ToolbarItem(placement: .topBarTrailing) { Button("More", systemImage: "plus") { count += 1 } }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("First") {}
                            Spacer()
                            Button("Last") {}
                        }
                    }
            }
        }
    }

    @Test func `buttons of a toolbar are items of the bars`() throws {
        let phone = Phone { Barred() }
        let page = try #require(try bar(phone).topViewController)
        #expect(page.navigationItem.leftBarButtonItems?.map(\.title) == ["Less"])
        let more = try #require(page.navigationItem.rightBarButtonItem)
        #expect(more.image != nil)
        #expect(page.toolbarItems?.count == 3)
        Person.tap(more)
        phone.commit()
        #expect(phone.texts.contains("Count 1"))
        #expect(page.navigationItem.rightBarButtonItem === more)
    }

    @Test func `the navigation bar can be hidden`() throws {
        let phone = Phone { NavigationStack { Text("Content").toolbar(.hidden, for: .navigationBar) } }
        #expect(try bar(phone).isNavigationBarHidden)
    }

    struct Tabs: View {
        @State var shown = 1
        var body: some View {
            TabView(selection: $shown) {
                Text("First page").tabItem { Label("One", systemImage: "star") }.tag(0)
                Text("Second page").tabItem { Label("Two", systemImage: "heart") }.tag(1).badge(3)
            }
        }
    }

    @Test func `the selected tab is shown`() throws {
        let phone = Phone { Tabs() }
        let tabs = try #require(phone.controller.children.first as? UITabBarController)
        #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
        #expect(tabs.tabBar.items?[1].badgeValue == "3")
        #expect(phone.texts.contains("Second page"))
        tabs.selectedIndex = 0
        tabs.delegate?.tabBarController(tabs, didSelect: tabs.viewControllers![0])
        phone.commit()
        #expect(phone.texts.contains("First page"))
    }

    @Test func `tabs of iOS 18 are tabs too`() throws {
        let phone = Phone("26.0") {
            TabView {
                Tab("Home", systemImage: "house") { NavigationStack { Text("At home").navigationTitle("Home") } }
                Tab(role: .search) { Text("Search here") }
            }
        }
        let tabs = try #require(phone.controller.children.first as? UITabBarController)
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Search"])
        #expect(phone.texts.contains("At home"))
    }

    @Test func `a search field is below the title`() throws {
        let phone = Phone {
            NavigationStack { List { Text("a") }.navigationTitle("Title").searchable(text: .constant("b"), prompt: "Find") }
        }
        let search = try #require(try bar(phone).topViewController?.navigationItem.searchController)
        #expect(search.searchBar.text == "b")
        #expect(search.searchBar.placeholder == "Find")
    }

    @Test func `columns are beside each other on a tablet`() throws {
        let phone = Phone(size: CGSize(width: 1180, height: 820), top: 24, isPad: true) {
            NavigationSplitView {
                List { Text("Side") }.navigationTitle("Sidebar")
            } detail: {
                Text("Detail")
            }
        }
        let side = try #require(phone.frame("Side")), detail = try #require(phone.frame("Detail"))
        #expect(side.maxX < 320)
        #expect(detail.minX > 320)
    }
}
