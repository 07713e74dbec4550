export { ProductDetail } from './ProductDetail.tsx';
export type { ProductDetailProps, ProductFact } from './ProductDetail.tsx';
export { ProductList, ProductListSkeleton } from './ProductList.tsx';
export type { Product, ProductListProps, ProductListSkeletonProps } from './ProductList.tsx';
export type { ProductListWord } from './ProductList.words.ts';
