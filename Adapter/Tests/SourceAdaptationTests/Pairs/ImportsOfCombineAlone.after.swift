import UIKit; import CombineStandIn

final class Model: ObservableObject {
    @Published var title = ""
}
