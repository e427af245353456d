import Foundation
import Testing

@testable import SourceAdaptation

/// What Swift sees of the Objective-C headers of an app.
struct ObjectiveCTests {
    private func swift(_ headers: String, managed: [String: Set<String>] = [:], values: [String: String] = [:]) -> String {
        ObjectiveCSource(headers: headers, managed: managed, values: values).text ?? ""
    }

    @Test func `properties are stored, and those that may be missing are used without asking`() {
        let text = swift(
            """
            @interface NoteCell : UITableViewCell <UITextFieldDelegate> { UIView *hidden; }
            @property (nonatomic, strong) UILabel *title;
            @property (nonatomic, assign, getter=isPinned) BOOL pinned;
            @property (nonatomic, nullable, copy) NSArray<NSString *> *tags;
            @property (nonatomic, weak) id<UITextFieldDelegate> fieldDelegate;
            @property (nonatomic, copy) void (^onChange)(NSString *text, BOOL done);
            @property (nonatomic, readonly, class) NSInteger count, total;
            @end
            """)
        for line in [
            "open class NoteCell: UITableViewCell, UITextFieldDelegate {", "open var title: UILabel!", "open var isPinned: Bool = false",
            "open var tags: [String]?", "open weak var fieldDelegate: (any UITextFieldDelegate)?",
            "open var onChange: ((String?, Bool) -> Void)!", "public static var count: Int = 0", "public static var total: Int = 0",
        ] { #expect(text.contains("    \(line)\n") || text.contains(line + "\n"), "\(line) in \(text)") }
    }

    @Test func `a value has a first value, any object may be held weakly, and text is written as in Swift`() {
        let text = swift(
            """
            typedef NS_ENUM(NSInteger, GlowKind) { GlowKindSoft, GlowKindHard };
            typedef struct { GlowKind kind; CGFloat width; } GlowStyle;
            extern NSString *const GlowToken;
            @protocol Glowing <NSObject>
            @property (nonatomic, getter=isGlowing) BOOL glowing;
            @end
            @interface GlowView : UIView <Glowing>
            @property (nonatomic, weak) id observer;
            @property (nonatomic, assign) CTLineRef line;
            @end
            """, values: ["GlowToken": "\"\\uFFFC and \\x41\""])
        for line in [
            "public struct GlowStyle { public var kind: GlowKind = GlowKind.soft; public var width: CGFloat = 0 }",
            "public let GlowToken: String = \"\\u{FFFC} and \\u{41}\"", "var isGlowing: Bool { get set }",
            "open var isGlowing: Bool = false",
            "open weak var observer: AnyObject?", "open var line: CTLine!",
        ] { #expect(text.contains(line), "\(line) in \(text)") }
    }

    @Test func `a framework's headers say what its errors and kinds are, and what they import is seen by who imports it`() {
        let text =
            ObjectiveCSource(
                headers: """
                    extern NSErrorDomain const ShopErrorDomain;
                    typedef NS_ERROR_ENUM(ShopErrorDomain, ShopError) { ShopErrorEmpty = 3, ShopErrorClosed };
                    typedef NSString *ShopKind NS_TYPED_EXTENSIBLE_ENUM;
                    extern ShopKind const ShopKindGrocery;
                    ShopKind ShopKindFrom(NSString *name) NS_SWIFT_NAME(ShopKind.init(name:));
                    @interface ShopCache : NSObject
                    @property (nonatomic, readonly) NSCache *images;
                    @end
                    """, values: ["ShopKindGrocery": "\"grocery\""], frameworks: ["CoreData", "UIKit"]
            ).text ?? ""
        for line in [
            "public struct ShopError: Error, CustomNSError, Hashable {", "public enum Code: Int { case empty = 3; case closed = 4 }",
            "public static var empty: Code { .empty }",
            "extension ShopKind { public static let grocery = ShopKind(rawValue: \"grocery\") }",
            "open var images: NSCache<AnyObject, AnyObject>!", "@_exported import CoreData\n",
        ] { #expect(text.contains(line), "\(line) in \(text)") }
        #expect(!text.contains("typealias init") && !text.contains("@_exported import UIKit"))
    }

    /// Implementations have them; a class without them would not conform in Swift.
    @Test func `a class has what UIKit's protocols require and its header does not repeat`() {
        let text = swift(
            """
            @interface Rows<Row> : NSObject
            @end
            @interface TableRows<Row> : Rows<Row> <UITableViewDataSource>
            @property (nonatomic, weak) Row first;
            @end
            @interface FramedView : UIView
            @property (nonatomic, copy) UIColor *backgroundColor;
            @property (nonatomic, copy) UIColor *frameColor;
            @end
            """)
        for line in [
            "open class TableRows<Row>: Rows<Row>, UITableViewDataSource {", "open var first: Row!",
            "open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ",
            "return UITableViewCell()", "open var frameColor: UIColor!",
        ] { #expect(text.contains(line), "\(line) in \(text)") }
        #expect(!text.contains("var backgroundColor"))
    }

    @Test func `a category of the headers' own class is part of it, and may say that a class has what a protocol requires`() {
        let text = swift(
            """
            @protocol Busy <NSObject>
            @property (nonatomic) BOOL busy;
            @end
            @interface Job : NSObject
            @end
            @interface LoudJob : Job
            - (void)finish;
            @end
            @interface Job (Ending)
            - (void)finish;
            @end
            @interface UIButton () <Busy>
            @end
            @interface UIColor (Brand)
            @property (class, readonly) UIColor *brandColor;
            @end
            """)
        #expect(text.contains("open class Job: NSObject {\n    open func finish()") && text.contains("open class LoudJob: Job {\n}"))
        #expect(text.contains("extension UIButton: Busy {\n    public var busy: Bool { get {"))
        #expect(text.contains("public static var brand: UIColor! { brandColor }\n"))
    }

    @Test func `a mutable text can be set what its category repeats`() {
        let text = swift(
            """
            @interface NSAttributedString (Style)
            @property (nonatomic, readonly) UIFont *style;
            @end
            @interface NSMutableAttributedString (Style)
            @property (nonatomic, strong) UIFont *style;
            @end
            """)
        #expect(text.components(separatedBy: "var style: UIFont!").count == 2)
        #expect(text.contains("InterfaceOmission.keep(newValue, \"NSAttributedString.style\", of: self)"))
    }

    /// Implementations keep it with `objc_setAssociatedObject`.
    @Test func `what a category adds to an object keeps its value`() {
        let text = swift("@interface UIScrollView (Refresh)\n@property (strong, nonatomic) UIView *header;\n@end\n")
        #expect(
            text.contains(
                "public var header: UIView! { get { InterfaceOmission.kept(\"UIScrollView.header\", of: self) { InterfaceOmission.reached(")
        )
        #expect(text.contains("InterfaceOmission.keep(newValue, \"UIScrollView.header\", of: self) } }"))
    }

    /// Code calls it without a question mark once it has asked the library for it.
    @Test func `a view of a library that a category adds is there`() {
        let text = swift(
            """
            @interface Control : UIView
            @end
            @interface HeadControl : Control
            @end
            @interface UIScrollView (Refresh)
            @property (strong, nonatomic) __kindof HeadControl *head;
            @property (strong, nonatomic, nullable) HeadControl *foot;
            @end
            """)
        #expect(
            text.contains(
                "let view = HeadControl(frame: .zero); InterfaceOmission.keep(view as HeadControl?, \"UIScrollView.head\", of: self)"))
        #expect(!text.contains("\"UIScrollView.foot\", of: self); return view"))
    }

    /// The initialiser that is not compiled here makes it, and code uses it without a question mark.
    @Test func `an object of the headers' own is there, unless it may be missing`() {
        let text = swift(
            """
            @interface Radio : NSObject
            @end
            @interface Printer : NSObject
            @property (nonatomic, strong) Radio *radio;
            @property (nonatomic, strong, nullable) Radio *other;
            @property (nonatomic, weak) Radio *owner;
            @property (nonatomic, strong) UILabel *label;
            @end
            """)
        for line in [
            "open lazy var radio: Radio! = Radio()", "open var other: Radio?", "open weak var owner: Radio?", "open var label: UILabel!",
        ] { #expect(text.contains("    \(line)\n"), "\(line) in \(text)") }
    }

    @Test func `a member that names a type of the app's Swift code is seen no further than that`() {
        let headers = """
            @interface EditorController : UIViewController
            @property (nonatomic, strong) TagList *tags;
            @property (nonatomic, weak) TagList *shown;
            @property (nonatomic, strong) UILabel *heading;
            - (void)show:(NSArray<TagList *> *)lists;
            @end
            """
        let text = ObjectiveCSource(headers: headers, isDeclared: { $0 == "TagList" }).text ?? ""
        for line in ["    var tags: TagList!\n", "    weak var shown: TagList?\n", "    open var heading: UILabel!\n", "    func show("] {
            #expect(text.contains(line), "\(line) in \(text)")
        }
    }

    @Test func `a method has the names that Swift may give it`() {
        let text = swift(
            """
            NS_ASSUME_NONNULL_BEGIN
            @interface Editor : UIViewController
            - (instancetype)initWithNote:(Note *)note animated:(BOOL)animated;
            - (UIImage *)imageWithOverlayColor:(UIColor *)color;
            - (void)openNote:(Note *)note animated:(BOOL)animated;
            - (BOOL)save:(NSString *)name error:(NSError **)error;
            - (void)load:(void (^_Nullable)(NSArray<NSNumber *> *found))done NS_SWIFT_NAME(fetch(then:));
            + (Editor *)sharedEditor;
            + (instancetype)showEditorAddedTo:(UIView *)view animated:(BOOL)animated;
            - (void)old NS_UNAVAILABLE;
            @end
            @interface Note : NSObject
            @end
            NS_ASSUME_NONNULL_END
            """)
        for piece in [
            "public init(note: Note, animated: Bool) { super.init(nibName: nil, bundle: nil); InterfaceOmission.reached(",
            "open func image(withOverlay color: UIColor) -> UIImage {", "open func image(withOverlayColor color: UIColor) -> UIImage {",
            "open func open(_ note: Note, animated: Bool) {", "open func openNote(_ note: Note, animated: Bool) {",
            "open func save(_ name: String) throws {", "open func fetch(then done: (([NSNumber]) -> Void)? = nil) {",
            "public static func showAdded(to view: UIView, animated: Bool) -> Editor {",
            "public static func shared() -> Editor { plumb_shared }", "public static func sharedEditor() -> Editor",
        ] { #expect(text.contains(piece), "\(piece) in \(text)") }
        #expect(!text.contains("old"))
    }

    /// As Swift's importer does.
    @Test func `calls may leave out option sets, dictionaries of options and closures at the end`() {
        let text = swift(
            """
            typedef NS_OPTIONS(NSUInteger, PhotoOptions) { PhotoOptionsFast = 1 };
            @protocol PhotoLoading <NSObject>
            - (void)load:(NSURL * _Nonnull)url options:(PhotoOptions)options;
            @end
            @interface PhotoView : UIView
            - (void)show:(NSURL * _Nonnull)url options:(PhotoOptions)options attributes:(NSDictionary<NSString *, id> * _Nonnull)attributes
                completed:(void (^ _Nullable)(void))completed;
            - (void)setOptions:(PhotoOptions)options;
            - (void)hide:(void (^ _Nonnull)(void))completed;
            @end
            """)
        for part in [
            "func load(_ url: URL, options: PhotoOptions)\n",
            "options: PhotoOptions = [], attributes: [String: Any] = [:], completed: (() -> Void)? = nil)",
            "func setOptions(_ options: PhotoOptions) {", "func hide(_ completed: @escaping () -> Void) {",
        ] { #expect(text.contains(part), "\(part) in \(text)") }
    }

    /// One that calls itself through the superclass would not end.
    @Test func `a name for dictionaries of options may be left out as a dictionary is`() {
        let text = swift(
            """
            typedef NSDictionary<NSString *, id> *SyncOptions;
            @interface Sync : NSObject
            - (void)runWithOptions:(SyncOptions)options;
            - (void)runQuietly:(BOOL)quiet settings:(SyncOptions)settings;
            @end
            """)
        #expect(text.contains("func run(withOptions options: SyncOptions = [:])"), "\(text)")
        #expect(!text.contains("= []"), "\(text)")
    }

    @Test func `functions are declared, and a class's own object has the name that Swift gives it`() {
        let text = swift(
            """
            NS_ASSUME_NONNULL_BEGIN
            static inline NSString *SyncTitle(NSString *key, NSString * _Nullable comment) { return key; }
            extern BOOL SyncIsOn(void);
            extern void SyncLog(NSString *format, ...);
            @interface SyncManager : NSObject
            @property(strong,readonly,class,nonatomic) SyncManager *sharedSyncManager;
            @end
            NS_ASSUME_NONNULL_END
            """)
        for line in [
            "public func SyncTitle(_ plumb_0: String, _ plumb_1: String?) -> String { return plumb_0 }", "public func SyncIsOn() -> Bool {",
            "public static var shared: SyncManager { sharedSyncManager }",
        ] { #expect(text.contains(line), "\(line) in \(text)") }
        #expect(!text.contains("SyncLog"))
    }

    @Test func `an initialiser that the superclass has is inherited`() {
        let text = swift(
            """
            @interface Store : NSPersistentContainer
            - (instancetype)init;
            - (instancetype)initWithName:(NSString *)name bundle:(NSBundle *)bundle;
            - (instancetype)initWithName:(NSString *)name managedObjectModel:(NSManagedObjectModel *)model;
            @end
            """)
        #expect(text.contains("init!(name: String!, bundle: Bundle!) {"), "\(text)")
        #expect(text.contains("{ super.init(name: value0, managedObjectModel: value1) }"), "\(text)")
        #expect(!text.contains("managedObjectModel: NSManagedObjectModel!") && !text.contains("init!()"), "\(text)")
    }

    /// In Swift, a class that declares designated initialisers loses those of its superclass.
    @Test func `an initialiser is designated unless others are marked, and none of the superclass is lost`() {
        let text = swift(
            """
            @interface Toast : UIControl
            - (instancetype)initWithText:(NSString *)text;
            @end
            @interface Banner : Toast
            - (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
            - (instancetype)initWithNumber:(NSInteger)number;
            @end
            @interface Model : NSObject
            - (instancetype)initWithNumber:(NSInteger)number;
            @end
            """)
        for piece in [
            "public init!(text: String!) { super.init(frame: .zero); ",
            "public override init(frame value0: CGRect) { super.init(frame: value0) }",
            "public required init?(coder value0: NSCoder) { super.init(coder: value0) }",
            "public init!(title: String!) { super.init(frame: .zero); ", "public convenience init!(number: Int) { self.init(); ",
            "public override init!(text: String!) { super.init(text: text) }",
            "public init!(number: Int) { super.init(); ", "public override init() { super.init() }",
        ] { #expect(text.contains(piece), "\(piece) in \(text)") }
    }

    @Test func `a block that a header does not let escape is a closure that does not`() {
        let text = swift(
            """
            NS_ASSUME_NONNULL_BEGIN
            @interface Queue : NSObject
            - (nullable instancetype)initWithPath:(NSString *)path;
            + (instancetype)queueForName:(NSString *)name;
            - (Node *)head;
            - (nullable Node *)last;
            - (void)inTransaction:(__attribute__((noescape)) void (^)(Queue *queue, BOOL *rollback))block;
            - (void)each:(NS_NOESCAPE void (^)(Queue *queue))block NS_SWIFT_NAME(forEach(_:));
            - (id)add:(void (^)(NSObject *control))action forEvents:(UIControlEvents)events;
            - (void)later:(void (^)(void))block;
            @end
            @interface Node : NSObject
            @end
            NS_ASSUME_NONNULL_END
            """)
        #expect(text.contains("open func forEach(_ block: (Queue) -> Void)"), "\(text)")
        #expect(text.contains("open func later(_ block: @escaping () -> Void)"), "\(text)")
        #expect(text.contains("add(_ action: @escaping (NSObject) -> Void, for events: UIControl.Event)"), "\(text)")
        #expect(text.contains("public init?(path: String)"), "\(text)")
        #expect(text.contains(#/static func queue\(forName name: String\) -> Queue \{ .*; return Queue\(\) \}/#), "\(text)")
        #expect(text.contains(#/func head\(\) -> Node \{ .*; return Node\(\) \}/#), "\(text)")
        #expect(text.contains(#/func last\(\) -> Node\? \{ .*; return nil \}/#), "\(text)")
        #expect(text.contains("open func inTransaction(_ block: (Queue, UnsafeMutablePointer<ObjCBool>) -> Void)"), "\(text)")
    }

    @Test func `a class does not repeat what its superclass has, and may make it settable`() {
        let text = swift(
            """
            @protocol Named
            @property (readonly, copy) NSString *title;
            @end
            @interface Style : NSObject <Named>
            @property (readonly, strong) UIColor *color;
            @property (readonly) CGFloat size;
            - (void)reset;
            - (id)copy:(id)object;
            @end
            @interface MutableStyle : Style <Named>
            @property (strong) UIColor *color;
            @property (readonly) CGFloat size;
            - (void)reset;
            @end
            @interface NSError (Known)
            - (BOOL)isKnown;
            @end
            @interface NSJSONSerialization (Safe)
            + (id)safe;
            @end
            """)
        let start = text.range(of: "open class MutableStyle")?.lowerBound ?? text.startIndex
        let above = text[..<start], mutable = text[start...].prefix { $0 != "}" }
        #expect(above.contains("var color: UIColor!") && !above.contains("public internal(set) var color"), "\(text)")
        #expect(["color", "size", "reset", "title"].allSatisfy { !mutable.contains($0) }, "\(text)")
        #expect(text.contains("extension NSError {") && !text.contains("extension any Error"))
        #expect(text.contains("extension JSONSerialization {") && !text.contains("extension NSJSONSerialization"))
    }

    @Test func `a method that returns an object of a protocol returns one that does nothing`() {
        let text = swift(
            """
            NS_ASSUME_NONNULL_BEGIN
            @protocol Removable <NSObject>
            - (void)remove;
            @end
            @interface Bus : NSObject
            - (id <Removable>)listen;
            - (NSError *)lastError;
            @end
            NS_ASSUME_NONNULL_END
            """)
        #expect(
            text.contains("open class PlumbEmpty_Removable: NSObject, NSObjectProtocol, Removable {")
                || text.contains("open class PlumbEmpty_Removable: NSObject, Removable {"), "\(text)")
        #expect(text.contains("func listen() -> any Removable { ") && text.contains("return PlumbEmpty_Removable() }"), "\(text)")
        #expect(text.contains("func lastError() -> any Error { ") && text.contains("return NSError(domain: \"Objective-C\", code: 0) }"))
    }

    @Test func `a list's words are left out of names, and its elements'`() {
        let text = swift(
            """
            @interface Store : NSObject
            - (instancetype)initWithPath:(NSString *)path;
            - (Result *)executeQuery:(NSString *)sql withArgumentsInArray:(NSArray *)arguments;
            - (BOOL)insertRowWithDictionary:(NSDictionary *)values into:(NSString *)table;
            - (void)removeViews:(NSArray<UIView *> *)views;
            @end
            @interface NSString (Values)
            + (NSString *)valueListWithCount:(NSUInteger)count;
            @end
            """)
        for piece in [
            "public init!(path: String!) {",
            "open func executeQuery(_ sql: String!, withArgumentsIn arguments: [Any]!) -> Result!",
            "open func insertRow(with values: [AnyHashable: Any]!, into table: String!) -> Bool {",
            "open func remove(_ views: [UIView]!) {",
            "extension NSString {\n    public static func valueList(withCount count: UInt) -> String! {", "extension String {\n",
        ] { #expect(text.contains(piece), "\(piece) in \(text)") }
    }

    @Test func `structures of unknown types are left out, and system frameworks are imported by their types`() {
        let text = swift(
            """
            typedef struct { int tag; uLong size; } zip_info;
            typedef struct { zip_info info; } zip_entry;
            typedef struct { CGFloat width; NSInteger count; } Lines;
            @interface SFSafariViewController (Safe)
            - (void)show;
            @end
            """)
        #expect(
            !text.contains("zip_") && text.contains("public struct Lines {")
                && text.hasPrefix("import Foundation\nimport UIKit\nimport SystemStandIn\n"))
        #expect(!swift("@interface A : NSObject\n@end\n").contains("SystemStandIn"))
    }

    @Test func `protocols, categories, enumerations, constants and types of blocks`() {
        let text = swift(
            """
            typedef void (^Done)(NSError * _Nullable error);
            typedef NS_ENUM(NSInteger, SortMode) { SortModeByName = 1, SortModeByDate, SortModeDefault = SortModeByName };
            typedef NS_OPTIONS(NSUInteger, Parts) { PartsNone = 0, PartsTitle = 1 << 0, PartsBody = 1 << 1 };
            extern NSString *const kTitleKey;
            extern NSString *const ThemeChangedNotification;
            @protocol EditorDelegate <NSObject>
            - (void)editor:(Editor *)editor didOpenURL:(NSURL *)url;
            @optional
            - (BOOL)editorShouldClose;
            @end
            @class Editor;
            @interface NSString (Condensing)
            - (NSString *)condensed;
            @end
            """, values: ["kTitleKey": "\"title\""])
        for piece in [
            "public typealias Done = ((any Error)?) -> Void", "public enum SortMode: Int {\n    case byName = 1\n    case byDate = 2\n",
            "public static var `default`: SortMode { .byName }", "public static let title = Parts(rawValue: 1)",
            "public let kTitleKey: String = \"title\"",
            "extension Notification.Name { public static let ThemeChanged = Notification.Name(\"ThemeChangedNotification\") }",
            "@objc public protocol EditorDelegate: NSObjectProtocol {\n    func editor(_ editor: Editor!, didOpen url: URL!)\n",
            "@objc optional func editorShouldClose() -> Bool\n", "extension String {\n    public func condensed() -> String! {",
        ] { #expect(text.contains(piece), "\(piece) in \(text)") }
    }

    @Test func `a method returns its own object, or an empty one of UIKit, where nil would end the screen`() {
        let text = swift(
            """
            NS_ASSUME_NONNULL_BEGIN
            @interface UIImage (Tint)
            - (nullable UIImage *)tinted:(UIColor *)color;
            + (UIImage *)plain;
            + (nullable UIImage *)found;
            @end
            NS_ASSUME_NONNULL_END
            @interface NSDate (Words)
            - (NSString *)words;
            + (UIColor *)tint;
            @end
            """)
        func body(_ name: String) -> String {
            text.split(separator: "\n").first { $0.contains("func \(name)(") }.map { String($0.split(separator: "; ").last ?? "") } ?? text
        }
        #expect(body("tinted") == "return self }")
        #expect(body("plain") == "return UIImage() }")
        #expect(body("found") == "return nil }")
        #expect(body("words") == "return \"\" }")
        #expect(body("tint") == "return .label }")
    }

    @Test func `a name that only says the type of its argument stays`() {
        let text = swift(
            """
            @protocol ListAdapterDelegate
            - (void)listAdapter:(IGListAdapter *)listAdapter willShow:(id)object imageView:(UIImageView *)view;
            @end
            """)
        #expect(
            text.contains("func listAdapter(_ listAdapter: IGListAdapter!, willShow object: Any!, imageView view: UIImageView!)"), "\(text)"
        )
    }

    /// Libraries give their types other names in Swift.
    @Test func `types have the names that a header gives them in Swift`() {
        let text = swift(
            """
            NS_ASSUME_NONNULL_BEGIN
            NS_SWIFT_NAME(ListShown)
            @protocol IGListShown <NSObject>
            @end
            NS_SWIFT_NAME(ListSection)
            @interface IGListSection : NSObject
            @end
            typedef NS_ENUM(NSInteger, IGListOption) { IGListOptionEquality } NS_SWIFT_NAME(ListOption);
            typedef void (^IGListDone)(BOOL) NS_SWIFT_NAME(ListDone);
            NS_ASSUME_NONNULL_END
            """)
        for line in [
            "public typealias ListShown = IGListShown", "public typealias ListSection = IGListSection",
            "public typealias ListOption = IGListOption", "public typealias IGListDone = (Bool) -> Void",
            "public typealias ListDone = IGListDone",
        ] { #expect(text.contains(line + "\n"), "\(line) in \(text)") }
    }

    @Test func `a generic class has its arguments, and those that a header leaves out`() {
        let text = swift(
            """
            NS_ASSUME_NONNULL_BEGIN
            @protocol Shown <NSObject>
            @end
            @interface Section<__covariant Object : id<Shown>> : NSObject
            @property (nonatomic, nullable, strong) Object object;
            @end
            @interface Page : NSObject
            - (void)show:(Section *)section;
            - (void)showText:(Section<NSString *> *)section;
            @end
            NS_ASSUME_NONNULL_END
            """)
        #expect(text.contains("open class Section<Object>: NSObject {\n    open var object: Object?\n"))
        #expect(text.contains("open func show(_ section: Section<any Shown>)"))
    }

    @Test func `a class has what its protocols require, and its header need not repeat`() {
        let text = swift(
            """
            @protocol Operating <NSObject>
            - (void)start;
            @property (nonatomic, assign) BOOL isReady;
            @optional
            - (void)rest;
            @end
            @interface Worker : NSObject <Operating>
            @end
            """)
        let worker = text.components(separatedBy: "open class Worker").last ?? ""
        #expect(worker.contains("open func start() {") && worker.contains("var isReady: Bool = false") && !worker.contains("rest"))
    }

    @Test func `C's names of nested types and numbers are Swift's`() {
        let text = swift(
            """
            @interface Page : NSObject
            - (void)show:(UIControlState)state at:(UICollectionViewScrollPosition)place count:(long long int)count of:(unsigned short)all;
            - (CGSize)sizeForItemAtIndex:(NSInteger)index;
            - (void)performUpdatesAnimated:(BOOL)animated completion:(void (^)(BOOL))done;
            - (void)didUpdateToObject:(id)object;
            @property (nonatomic, strong) NSURLCredential *credential;
            @end
            """)
        for piece in [
            "_ state: UIControl.State, at place: UICollectionView.ScrollPosition, count: Int64, of all: UInt16",
            "open func sizeForItem(at index: Int) -> CGSize", "open func didUpdate(to object: Any!)",
            "open func performUpdates(animated: Bool, completion done: ((Bool) -> Void)!)", "open var credential: URLCredential!",
        ] { #expect(text.contains(piece), "\(piece) in \(text)") }
    }

    /// A class of an entity is a managed object, though the library of its superclass is not here.
    @Test func `a class of a data model has the model's attributes`() {
        let text = swift(
            """
            @interface Note : SPManagedObject
            @property (nonatomic, copy) NSString *content;
            @property (nonatomic, copy) NSString *preview;
            @end
            """, managed: ["Note": ["content"]])
        #expect(
            text.contains("open class Note: NSManagedObject {\n    @NSManaged public var content: String!\n    open var preview: String!\n")
        )
    }
}
