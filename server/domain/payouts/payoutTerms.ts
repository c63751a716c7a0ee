/** The operator's terms for sellers whose buyers pay online. */
export interface PayoutTerms {
  /** The commission on prices and rents, in hundredths of a percent. */
  commissionRate: number;
  /** Days from the arrival of a sale until its payout. */
  days: number;
}

/** The terms unless the operator sets others: no commission, and payouts once buyers can no longer open a dispute. */
export const USUAL_PAYOUT_TERMS: PayoutTerms = { commissionRate: 0, days: 7 };

const DAY_MS = 86_400_000;

/** Returns the moment until which earnings must have been earned to be due now. */
export function earnedUntil(now: Date, { days }: PayoutTerms): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Returns when what was earned at a moment is due. */
export function dueAt(earned: Date, { days }: PayoutTerms): Date {
  return new Date(earned.getTime() + days * DAY_MS);
}
