export { CartItem, CartList, CartListSkeleton } from './CartItem.tsx';
export type { CartItemProps, CartListProps } from './CartItem.tsx';
