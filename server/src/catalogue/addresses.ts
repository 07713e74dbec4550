/** Which public pages the domain makes, for the sitemap. */
export { categoryAddresses, courseAddresses } from './addresses-store.ts';
