import { useCartChangedSubscription, useCartCountQuery } from './CartCount.generated';

const REFRESH_EVERY = 60_000; // ms (docs/marketplace.md, Screens)

/** Keeps the number of copies in the cart up to date, for whatever shows it. Once for a page is enough. */
export function useLiveCart(): void {
  // What changes in another tab or on another device shows at once, too.
  useCartChangedSubscription();
  useCartCountQuery({ pollInterval: REFRESH_EVERY });
}
