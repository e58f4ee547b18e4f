import Facets

func compareRendering(
  _ rendering: FacetResponse.RenderingContent?, _ response: OrderedResponse, _ log: inout DifferenceLog
) {
  let reference = response.rendering
  compareRaw("renderingContent", rendering?.json, reference?.range, response, &log)
  compareRaw("redirect", rendering?.redirect, reference?.redirect, response, &log)
  log.compare("facetOrdering", rendering?.facetOrdering != nil, reference?.ordering != nil)
  guard let ordering = rendering?.facetOrdering, let expected = reference?.ordering else { return }
  log.compareTexts("order", ordering.facets.order.map(\.rawValue), expected.facets.order)
  log.compareTexts("hide", ordering.facets.hide.map(\.rawValue), expected.facets.hide)
  log.compare("facetOrdering.values.count", ordering.values.count, expected.values.count)
  for rule in expected.values {
    let name = rule.name
    let values = ordering.values[Attribute(name)]
    log.compareTexts("values.\(name).order", values?.order ?? ["no rule"], rule.order)
    log.compareTexts("values.\(name).hide", values?.hide ?? ["no rule"], rule.hide)
    log.compare("values.\(name).sort", values?.sortRemainingBy?.rawValue, rule.sortRemainingBy)
  }
}
