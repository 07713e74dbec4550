export { OfferList } from './OfferList.tsx';
export type { Offer, OfferListProps } from './OfferList.tsx';
