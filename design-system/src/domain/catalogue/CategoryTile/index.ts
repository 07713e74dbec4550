export { CategoryGrid, CategoryGridSkeleton, CategoryTile } from './CategoryTile.tsx';
export type { CategoryGridProps, CategoryTileProps } from './CategoryTile.tsx';
