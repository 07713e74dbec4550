/** Calls of the site's own words and pictures, and of writing to us. */
export const contentPaths = {
  'content.slideshows': { method: 'GET', path: '/api/slideshows', offline: true },
  'content.banners': { method: 'GET', path: '/api/banners/{id}' },
  'content.discounts': { method: 'GET', path: '/api/discounts' },
  'content.information.list': { method: 'GET', path: '/api/information', offline: true },
  'content.information.detail': { method: 'GET', path: '/api/information/{id}', offline: true },
  'content.faq.categories': { method: 'GET', path: '/api/faq/categories', offline: true },
  'content.faq.search': { method: 'GET', path: '/api/faq/search', offline: true },
  'content.faq.category': { method: 'GET', path: '/api/faq/{category}', offline: true },
  'content.contact.subjects': { method: 'GET', path: '/api/contact/subjects' },
  'content.contact.details': { method: 'GET', path: '/api/contact/details' },
  'content.contact.email': { method: 'POST', path: '/api/contact/by-email' },
  'content.contact.phone': { method: 'POST', path: '/api/contact/by-phone' },
  'content.clients': { method: 'GET', path: '/api/clients' },
} as const;
