export { ProductDetail } from './ProductDetail.tsx';
export type { ProductDetailProps, ProductFact } from './ProductDetail.tsx';
export { ProductList, ProductListSkeleton } from './ProductList.tsx';
export type { Product, ProductListProps } from './ProductList.tsx';
