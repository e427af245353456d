import UIKit

final class Model: ObservableObject {
    @Published var title = ""
}
