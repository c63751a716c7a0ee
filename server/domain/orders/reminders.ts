import { AUTOMATIC_STEPS, DAY_MS, overdueSince, type DeadlineDays, type WaitingState } from './deadlines.js';

/** A period of time. `from` itself is excluded. */
export interface Period {
  from: Date;
  until: Date;
}

/** Returns the period in which a fulfillment must have reached this state for its reminder to be due at `now`. */
export function remindedPeriod(state: WaitingState, now: Date, days: DeadlineDays): Period {
  return periodBefore(state, AUTOMATIC_STEPS[state].reminder.daysBefore, now, days);
}

/**
 * Returns the period in which a state or limit must have begun if it ends soon after `now`: within `daysBefore` days, or
 * within half its length if that is less. `from` is excluded, because what began then has already ended.
 */
export function periodBefore(
  state: keyof DeadlineDays,
  daysBefore: number,
  now: Date,
  days: DeadlineDays,
): Period {
  const beforeReminder = Math.max(days[state] - daysBefore, days[state] / 2);
  return { from: overdueSince(state, now, days), until: new Date(now.getTime() - beforeReminder * DAY_MS) };
}
