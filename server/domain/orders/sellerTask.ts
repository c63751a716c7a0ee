import { LIFECYCLE, type OrderStatus } from './orderStatus.js';

/** A seller's next task on a fulfillment. */
export const SellerTask = { CONFIRM: 'CONFIRM', SHIP: 'SHIP', TAKE_BACK: 'TAKE_BACK' } as const;
export type SellerTask = keyof typeof SellerTask;

/** The statuses in which each task is open, according to the lifecycle. */
export const WAITING: Record<SellerTask, readonly OrderStatus[]> = {
  CONFIRM: LIFECYCLE.confirm.from,
  SHIP: LIFECYCLE.ship.from,
  // Open from the due date, or from when the books are sent back. Until then, the buyer may keep them.
  TAKE_BACK: LIFECYCLE.takeBack.from,
};

/** A rented line of an order. `dueOn` is its due date (YYYY-MM-DD). */
export interface RentalWithReader {
  status: OrderStatus;
  /** True if the buyer has sent the copies back. */
  isSentBack: boolean;
  dueOn: string | null;
}

/**
 * True if the rental was due before today and has not been sent back. A rental is not overdue on its due date.
 */
export function isOverdue({ status, isSentBack, dueOn }: RentalWithReader, today: string): boolean {
  return WAITING.TAKE_BACK.includes(status) && !isSentBack && dueOn !== null && dueOn < today;
}
