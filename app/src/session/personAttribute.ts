/** Set on the document by the service worker, only without a connection: the customer whose saved answers fill it. */
export const personAttribute = 'data-person';
