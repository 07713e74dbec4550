export const purchasesPath = '/dashboard/purchases';
export const paymentPath = '/cart/payment';

/** The page of an order. */
export const purchasePath = (id: number): string => `${purchasesPath}/${String(id)}/show`;

/** The page on which an unpaid order is paid. */
export const purchasePaymentPath = (id: number): string => `${purchasesPath}/${String(id)}/payment`;
