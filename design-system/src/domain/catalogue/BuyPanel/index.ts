export { BuyBarSpace, BuyPanel, BuyPanelSkeleton } from './BuyPanel.tsx';
export type {
  BuyAction,
  BuyFact,
  BuyFactLink,
  BuyPanelProps,
  BuyPanelSkeletonProps,
  ProductOption,
} from './BuyPanel.tsx';
export type { BuyPanelWord } from './BuyPanel.words.ts';
