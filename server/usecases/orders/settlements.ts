import type { MoneyBack } from '../../domain/payments/moneyBack.js';
import type { LossSettlement } from '../../domain/rental/lostCopies.js';
import type { Settlement } from '../../domain/rental/rentalReturn.js';

/** The money that would move if the fulfillment were returned, lost, cancelled or found today. */
export interface Settlements {
  /**
   * Division of the deposits if the rented copies were returned today, or on the day on which they were sent back. Null if no
   * copies are rented out, or if the viewer may not see the money.
   */
  settlement: Settlement | null;
  /**
   * Division of the deposits if the rented copies were declared lost today. If they were sent back, late fees end on that
   * day. Null if no copies are rented out, or if the viewer may not see the money.
   */
  lossSettlement: LossSettlement | null;
  /** The first day (YYYY-MM-DD) on which the viewer can declare the copies lost; null if they can today, or never can. */
  viewerCanDeclareLostFrom: string | null;
  /** The last day (YYYY-MM-DD) on which the seller can report lost copies as found; null if none are lost. */
  findableUntil: string | null;
  /**
   * The money that the buyer gets back if the viewer cancels now, or if lost copies are reported as found. Null if neither is
   * possible, or if the viewer may not see the money.
   */
  moneyBack: MoneyBack | null;
}
