/// The words of `text` in lines of at most `columns` columns; a longer word has a line of its own.
package func wrapped(_ text: String, columns: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let line = lines.last, DisplayText(line).columns + 1 + DisplayText(word).columns <= columns {
      lines[lines.count - 1] = "\(line) \(word)"
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
