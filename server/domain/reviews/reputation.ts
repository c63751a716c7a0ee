/** Minimum number of finished orders before a seller's figures are shown. */
export const FEWEST_ORDERS = 5;

/** Maximum number of finished orders that count, latest first. */
export const LAST_ORDERS = 100;

/** Days after the due date within which an accepted return still counts as on time. */
export const RETURN_GRACE_DAYS = 3;

/** Counts of a seller's latest orders. Orders that the buyer cancelled are not included. */
export interface SellerRecord {
  orders: number;
  cancelledBySeller: number;
  /** Median number of days from order to dispatch; null before the first dispatch. */
  daysToShip: number | null;
  returns: number;
  returnsOnTime: number;
}

/** A seller's public figures, computed from the latest finished orders. */
export interface Reputation {
  orders: number;
  shipsWithinDays: number | null;
  returnsOnTimePercent: number | null;
  cancelledPercent: number;
}

/** Returns the public figures of a seller; null for fewer than five orders, which are too few to be meaningful. */
export function reputationOf(record: SellerRecord): Reputation | null {
  const { orders, cancelledBySeller, daysToShip, returns, returnsOnTime } = record;
  if (orders < FEWEST_ORDERS) return null;
  return {
    orders,
    shipsWithinDays: daysToShip === null ? null : Math.max(1, Math.ceil(daysToShip)),
    returnsOnTimePercent: returns === 0 ? null : percent(returnsOnTime, returns),
    cancelledPercent: percent(cancelledBySeller, orders),
  };
}

function percent(part: number, whole: number): number {
  return Math.round((part * 100) / whole);
}
