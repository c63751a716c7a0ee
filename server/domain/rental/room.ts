/** Default number of days that are kept free between two rentals of a copy. */
export const USUAL_ROOM_DAYS = 0;

/** Maximum number of days that an operator can keep free between two rentals of a copy. */
export const MOST_ROOM_DAYS = 60;

/** The facts that decide when copies are free: today, and the days that are kept free between two rentals of a copy. */
export interface Planning {
  today: string;
  roomDays: number;
}

const DAY_MS = 86_400_000;

/** The length of 'YYYY-MM-DD'. */
const DAY_LENGTH = 10;

/**
 * Returns the day that is this many days later, or earlier if the number is negative. Uses Date, because Temporal takes
 * several times as long, and a frequently rented book needs hundreds of these calculations.
 */
export function shifted(day: string, days: number): string {
  if (days === 0) return day;
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, DAY_LENGTH);
}

/** Returns the days on which a copy must be free for a rental: its own days, and the days kept free before and after them. */
export function withRoom<Days extends { startsOn: string; endsOn: string }>(
  days: Days,
  roomDays: number,
): Days {
  return { ...days, startsOn: shifted(days.startsOn, -roomDays), endsOn: shifted(days.endsOn, roomDays) };
}
