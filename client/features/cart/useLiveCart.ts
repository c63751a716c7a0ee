import { useCartChangedSubscription, useCartCountQuery } from './CartCount.generated';

const REFRESH_EVERY = 60_000; // polling interval in ms (docs/marketplace.md, Screens)

/** Keeps the number of copies in the cart up to date. Only one component per page needs to use it. */
export function useLiveCart(): void {
  // Shows changes that are made in other tabs or on other devices.
  useCartChangedSubscription();
  useCartCountQuery({ pollInterval: REFRESH_EVERY });
}
