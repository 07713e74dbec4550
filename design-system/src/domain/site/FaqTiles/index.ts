export { FaqTiles, FaqTilesSkeleton } from './FaqTiles.tsx';
export type { FaqTile, FaqTilesProps } from './FaqTiles.tsx';
