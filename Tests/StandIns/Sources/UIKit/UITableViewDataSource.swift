// These names are Apple's, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(ObjectiveC)
@objc @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  @objc optional func numberOfSections(in tableView: UITableView) -> Int
  @objc optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

@objc @MainActor public protocol UITableViewDelegate: NSObjectProtocol {
  @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableView {
  /// What the data source answers, with UIKit's answers in place of functions that it lacks.
  func sourceTitle(_ section: Int) -> String? {
    dataSource?.tableView?(self, titleForHeaderInSection: section) ?? nil
  }

  var sourceSections: Int { dataSource?.numberOfSections?(in: self) ?? 1 }
}
#else
// Swift without Objective-C has no optional requirements: defaults take their place.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

extension UITableView {
  func sourceTitle(_ section: Int) -> String? {
    dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  var sourceSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
}
#endif
