export { StoreLinks } from './StoreLinks.tsx';
export type { StoreAddresses, StoreLinksProps } from './StoreLinks.tsx';
