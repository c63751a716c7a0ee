import type { Order } from '../../orders/orders.js';
import type { TestMarketplace } from '../../marketplace.js';

/** The money of one fulfillment, in minor units. Commission is left out. */
interface EarnedAndPaid {
  id: string;
  isCancelled: boolean;
  /** The charges in the ledger less refunds and commission; zero until the online payment has arrived. */
  earned: number;
  /** The earnings that are part of a payout. */
  paidOut: number;
}

/** Follows what the sellers of an order earn and are paid, fulfillment by fulfillment. */
export class PaidSellers {
  readonly #marketplace: TestMarketplace;
  readonly #order: Order;
  /** The amount that was paid out for each fulfillment at the last look. */
  readonly #paidOut = new Map<string, number>();

  constructor(marketplace: TestMarketplace, order: Order) {
    this.#marketplace = marketplace;
    this.#order = order;
  }

  /**
   * Returns the fulfillments for which a seller was paid more than was earned since the last look, and the cancelled ones for
   * which anything was paid. What was earned may shrink after a payout: then the seller owes the difference.
   */
  async paidTooMuch(): Promise<EarnedAndPaid[]> {
    const fulfillments = await this.#fulfillments();
    const wrong = fulfillments.filter(({ id, isCancelled, earned, paidOut }) => {
      const isPaidNow = paidOut > (this.#paidOut.get(id) ?? 0);
      return (isCancelled && paidOut !== 0) || (isPaidNow && paidOut > earned);
    });
    for (const { id, paidOut } of fulfillments) this.#paidOut.set(id, paidOut);
    return wrong;
  }

  #fulfillments(): Promise<EarnedAndPaid[]> {
    return this.#marketplace.database.query<EarnedAndPaid>(
      `SELECT f.id, f.status = 'CANCELLED' AS "isCancelled", e."paidOut",
         CASE WHEN i.status = 'PAID' THEN l.left - e.commission ELSE 0 END AS earned
       FROM fulfillments f JOIN payment_intents i ON i.order_id = f.order_id AND i.purpose = 'ORDER'
         CROSS JOIN LATERAL (
           SELECT coalesce(sum(CASE WHEN kind IN ('CHARGE', 'DELIVERY') THEN amount WHEN kind = 'REFUND' THEN -amount END), 0)::int AS left
             FROM ledger_entries WHERE fulfillment_id = f.id) l
         CROSS JOIN LATERAL (
           SELECT coalesce(sum(commission), 0)::int AS commission,
             coalesce(sum(amount) FILTER (WHERE payout_id IS NOT NULL), 0)::int AS "paidOut"
             FROM earnings WHERE fulfillment_id = f.id) e
       WHERE f.order_id = $1`,
      [this.#order.id],
    );
  }
}
