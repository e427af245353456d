// What users import, and what the command and the assertions of test files build on. The parts are modules of their own.
@_exported import Goldens
@_exported import Rendering
@_exported import Reports
