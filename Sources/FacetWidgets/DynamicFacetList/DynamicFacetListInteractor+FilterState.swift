import FacetSearch
public import Facets

extension DynamicFacetListInteractor {
  /// Keeps the selections and the filters of `filterState` the same from now on.
  ///
  /// The state's filters are taken over; of an attribute that has none there, what is selected here goes into the state.
  /// A tap changes the filters on its attribute in that attribute's group, and no others. Excluded (negated) values are
  /// not selected and stay. The interactor does not keep the state alive.
  ///
  /// - Parameters:
  ///   - filterState: The state.
  ///   - filterGroupForAttribute: The groups that hold the filters of attributes.
  ///   - defaultFilterGroupType: The operator of the group of any other attribute, which has the attribute's name.
  /// - Returns: The connection, to end it earlier.
  @discardableResult
  public func connectFilterState(
    _ filterState: FilterState, filterGroupForAttribute: [Attribute: FilterGroupDescriptor] = [:],
    defaultFilterGroupType: RefinementOperator = .and
  ) -> Connection {
    let groups = FacetGroups(descriptors: filterGroupForAttribute, defaultOperator: defaultFilterGroupType)
    let initial = selected
    let stored = groups.selectedValues(in: filterState.filters)
    for attribute in initial.attributes where !stored.hasValues(of: attribute) {
      groups.write(initial, of: attribute, to: filterState)
    }
    setSelected(groups.selectedValues(in: filterState.filters))
    let taps = onSelectionComputed.subscribe(with: filterState) { [weak self] filterState, attribute in
      guard let self else { return }
      groups.write(selected, of: attribute, to: filterState)
      filterState.notifyChange()
    }
    let changes = filterState.observe(with: self) { interactor, filters in
      interactor.setSelected(groups.selectedValues(in: filters))
    }
    filterState.notifyChange()
    return Connection {
      taps.cancel()
      changes.cancel()
    }
  }
}

/// Where the filters of each attribute are.
private struct FacetGroups {
  let descriptors: [Attribute: FilterGroupDescriptor]
  let defaultOperator: RefinementOperator

  func id(for attribute: Attribute) -> FilterGroup.ID {
    let descriptor = descriptors[attribute] ?? (name: attribute.rawValue, operator: defaultOperator)
    return FilterGroup.ID(descriptor, filterType: .facet)
  }

  func selectedValues(in filters: Filters) -> SelectedValues {
    var result = SelectedValues()
    for id in filters.groupIDs {
      for case .facet(let facet) in filters[id] where !facet.isNegated && self.id(for: facet.attribute) == id
      {
        result.insert(facet.value.description, for: facet.attribute)
      }
    }
    return result
  }

  /// Makes the selected values of `attribute` the state's; those that are there keep their place.
  func write(_ selected: SelectedValues, of attribute: Attribute, to filterState: FilterState) {
    let id = id(for: attribute)
    filterState.edit { editor in
      editor.delete(from: id) { filter in
        guard case .facet(let facet) = filter, facet.attribute == attribute, !facet.isNegated else {
          return false
        }
        return !selected.contains(facet.value.description, for: attribute)
      }
      let present = selectedValues(in: editor.filters)
      for value in selected.values(of: attribute) where !present.contains(value, for: attribute) {
        editor.add(Filter.Facet(attribute: attribute, stringValue: value), to: id)
      }
    }
  }
}
