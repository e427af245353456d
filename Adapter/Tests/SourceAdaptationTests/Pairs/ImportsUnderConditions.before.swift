import Foundation
#if STANDALONE
import sqlite3
#elseif canImport(SQLite3)
import SQLite3
#endif

func trace() -> Int {
    if #available(iOS 17, *) { return 2 } else { return 1 }
}
