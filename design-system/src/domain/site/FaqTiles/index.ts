export { FaqTiles, FaqTilesSkeleton } from './FaqTiles.tsx';
export type { FaqTile, FaqTilesProps, FaqTilesSkeletonProps } from './FaqTiles.tsx';
