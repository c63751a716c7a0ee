import { LIFECYCLE, type OrderStatus } from './orderStatus.js';

/** What a seller has to do next about a fulfillment of an order. */
export const SellerTask = { CONFIRM: 'CONFIRM', SHIP: 'SHIP', TAKE_BACK: 'TAKE_BACK' } as const;
export type SellerTask = keyof typeof SellerTask;

/** The states in which each task is waiting, as the lifecycle has them. */
export const WAITING: Record<SellerTask, readonly OrderStatus[]> = {
  CONFIRM: LIFECYCLE.confirm.from,
  SHIP: LIFECYCLE.ship.from,
  // Only from the day on which the books are due: before it, their reader may keep them.
  TAKE_BACK: LIFECYCLE.takeBack.from,
};

/** A rental that its reader has. `dueOn` (YYYY-MM-DD) is the day on which it is to be back. */
export interface RentalWithReader {
  status: OrderStatus;
  dueOn: string | null;
}

/** Whether it should have come back before today. The day on which it is due is not late. */
export function isOverdue({ status, dueOn }: RentalWithReader, today: string): boolean {
  return WAITING.TAKE_BACK.includes(status) && dueOn !== null && dueOn < today;
}
