/** Which public pages the domain makes, for the sitemap. */
export { contentAddresses } from './addresses-store.ts';
