export { CategoryGrid, CategoryGridSkeleton, CategoryTile } from './CategoryTile.tsx';
export type { CategoryGridProps, CategoryGridSkeletonProps, CategoryTileProps } from './CategoryTile.tsx';
