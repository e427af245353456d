#pragma once
// Nothing to call: the entries are found by their names when a program is linked.
