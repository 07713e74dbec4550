export { BuyBarSpace, BuyPanel, BuyPanelSkeleton } from './BuyPanel.tsx';
export type { BuyAction, BuyFact, BuyPanelProps, BuyPanelSkeletonProps, ProductOption } from './BuyPanel.tsx';
export type { BuyPanelWord } from './BuyPanel.words.ts';
