/** Calls of finding and choosing a course. `{id}` of a product path is a course's id. */
export const cataloguePaths = {
  'catalogue.products.list': { method: 'GET', path: '/api/products' },
  'catalogue.products.summary': { method: 'GET', path: '/api/products/summary' },
  'catalogue.products.detail': { method: 'GET', path: '/api/products/{id}', offline: true },
  'catalogue.products.reviews': { method: 'GET', path: '/api/products/{id}/reviews', offline: true },
  'catalogue.filters': { method: 'GET', path: '/api/filters/id/{id}' },
  'catalogue.categories': { method: 'GET', path: '/api/categories/parent/{id}', offline: true },
  'catalogue.featured': { method: 'GET', path: '/api/featured', offline: true },
  'catalogue.legacy': { method: 'GET', path: '/api/legacy-course/{id}' },
  'catalogue.favourites.list': { method: 'GET', path: '/api/favourite-courses' },
  'catalogue.favourites.ids': { method: 'GET', path: '/api/favourite-courses/ids' },
  'catalogue.favourites.add': { method: 'POST', path: '/api/favourite-courses' },
  'catalogue.favourites.remove': { method: 'DELETE', path: '/api/favourite-courses/{id}' },
  'catalogue.reviews.add': { method: 'POST', path: '/api/reviews' },
  'catalogue.picture': { method: 'GET', path: '/pictures/{name}' },
} as const;
