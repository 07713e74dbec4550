export const purchasesPath = '/dashboard/purchases';
export const paymentPath = '/cart/payment';

/** The page of an order. */
export const purchasePath = (id: number): string => `${purchasesPath}/${String(id)}/show`;
