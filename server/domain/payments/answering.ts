const DAY_MS = 86_400_000;

/** Number of days before the deadline at which the recipient of a payment is reminded. */
const REMINDED_DAYS_BEFORE = 3;

/** Returns the time at which a payment that was marked as paid counts as received if its recipient says nothing. */
export function countsFrom(markedAt: Date, days: number): Date {
  return new Date(markedAt.getTime() + days * DAY_MS);
}

/** Returns the time before which a payment must have been marked as paid to count as received at `now`. */
export function overdueSince(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Returns the time before which a payment must have been marked as paid for its reminder to be due. If the days are few, it is due halfway. */
export function remindedSince(now: Date, days: number): Date {
  return overdueSince(now, days - Math.min(REMINDED_DAYS_BEFORE, days / 2));
}
