import { useCartChangedSubscription, useCartCountQuery } from './CartCount.generated';

const REFRESH_EVERY = 60_000; // in ms (docs/marketplace.md, Screens)

/** Keeps the number of copies in the cart up to date. One use per page is enough. */
export function useLiveCart(): void {
  // Changes in another tab or on another device show at once.
  useCartChangedSubscription();
  useCartCountQuery({ pollInterval: REFRESH_EVERY });
}
