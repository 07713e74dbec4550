/** Most pieces of one product in a cart: enough for a department. */
export const mostOfAProduct = 99;
