export { CartItem, CartList, CartListSkeleton } from './CartItem.tsx';
export type { CartItemProps } from './CartItem.tsx';
