export { StoreLinks } from './StoreLinks.tsx';
export type { StoreLinksProps } from './StoreLinks.tsx';
