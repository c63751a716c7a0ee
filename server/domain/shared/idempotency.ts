/** Actions that run only once for each idempotency key of an account. Orders and extensions store their own keys. */
export const KeyedAction = {
  LIST_BOOK: 'LIST_BOOK',
  ADJUST_COPIES: 'ADJUST_COPIES',
  ADD_TO_CART: 'ADD_TO_CART',
} as const;
export type KeyedAction = keyof typeof KeyedAction;
