export { BuyBarSpace, BuyPanel, BuyPanelSkeleton } from './BuyPanel.tsx';
export type { BuyAction, BuyPanelProps, ProductOption } from './BuyPanel.tsx';
