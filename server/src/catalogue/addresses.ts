/** Which public pages the domain makes, for the sitemap. */
export { courseAddresses } from './addresses-store.ts';
