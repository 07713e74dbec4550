export { CartItem, CartList, CartListSkeleton } from './CartItem.tsx';
export type { CartItemProps, CartListProps } from './CartItem.tsx';
export type { CartItemWord } from './CartItem.words.ts';
