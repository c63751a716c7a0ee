import { rentalPeriod, type RentalPeriod } from './rentalPeriod.js';

/** The days of a rental after a late delivery. */
export interface ArrivedPeriod {
  startsOn: string;
  endsOn: string;
  /**
   * The due date that counts all agreed months from the delivery. It is later than `endsOn` if a limit shortened the rental.
   */
  fullUntil: string;
}

/** The limits of the new due date of a late rental. A limit is null if it does not apply. */
export interface MoveLimits {
  /** The first day on which one of the copies is promised to another reader. */
  nextTakenFrom: string | null;
  /** The latest due date that the block of the deposit secures. */
  blockedUntil: string | null;
}

/** True if copies that arrive on this day come after the first day of their rental. */
export const isLate = (startsOn: string | null, arrivedOn: string): boolean =>
  startsOn !== null && startsOn < arrivedOn;

/** Returns the due date, up to `blockedUntil`, that a late rental would get if no copy were promised to another reader. */
export function wantedEnd({ months }: RentalPeriod, arrivedOn: string, blockedUntil: string | null): string {
  return earliest(rentalPeriod(arrivedOn, months).endsOn, blockedUntil);
}

/**
 * Returns the days of a rental that arrived late. The rental lasts the agreed months from the delivery, or less if the limits
 * require it. The due date is never earlier than agreed. If no day is left after the delivery, the agreed start stays.
 */
export function arrivedPeriod(
  agreed: RentalPeriod,
  arrivedOn: string,
  { nextTakenFrom, blockedUntil }: MoveLimits,
): ArrivedPeriod {
  const fullUntil = rentalPeriod(arrivedOn, agreed.months).endsOn;
  const possible = earliest(earliest(fullUntil, nextTakenFrom), blockedUntil);
  const endsOn = possible > agreed.endsOn ? possible : agreed.endsOn;
  return { startsOn: arrivedOn < endsOn ? arrivedOn : agreed.startsOn, endsOn, fullUntil };
}

/** True if a late delivery has cost the buyer some of the agreed days. */
export const isShortened = ({ endsOn, fullUntil }: Pick<ArrivedPeriod, 'endsOn' | 'fullUntil'>): boolean =>
  endsOn < fullUntil;

const earliest = (day: string, limit: string | null): string => (limit !== null && limit < day ? limit : day);
