import Facets
