/** The figures of a seller say something from so many orders on. */
export const FEWEST_ORDERS = 5;

/** So many orders are looked at: the last ones of which something has become. */
export const LAST_ORDERS = 100;

/** A rental that is taken back so many days after it was due, or earlier, is taken back on time. */
export const RETURN_GRACE_DAYS = 3;

/** What became of a seller's last orders; those that their buyers cancelled are left out. */
export interface SellerRecord {
  orders: number;
  cancelledBySeller: number;
  /** The median of the days from order to dispatch; null before the first dispatch. */
  daysToShip: number | null;
  returns: number;
  returnsOnTime: number;
}

/** What is told of a seller from what happened. */
export interface Reputation {
  orders: number;
  shipsWithinDays: number | null;
  returnsOnTimePercent: number | null;
  cancelledPercent: number;
}

/** What is told of this record; null of fewer than five orders, which say nothing yet. */
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
