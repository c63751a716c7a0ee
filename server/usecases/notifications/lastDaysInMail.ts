import { possibleClaims } from '../../domain/disputes/claim.js';
import { dayOf, daysAfter } from '../../domain/shared/day.js';
import type { Speaker } from '../../notifications/speak.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import { disputedFactsOf } from '../orders/disputesAsSeen.js';
import { factsOf } from '../orders/factsOf.js';
import type { DeadlinePorts } from '../scope.js';

/** The last days (YYYY-MM-DD) for steps that a new status makes possible; null if there is no such step. */
interface LastDays {
  /** The last whole day on which the buyer can open a dispute; null in mails to the seller. */
  reportBy: string | null;
  /** The last day on which the seller can report lost copies as found. */
  findBy: string | null;
}

/** Returns the deadlines to state in the mail to the buyer or the seller about a new status. */
export function lastDaysOf(fulfillment: StoredFulfillment, isBuyer: boolean, time: DeadlinePorts): LastDays {
  const { clock, timeZone, deadlineDays: days } = time;
  const claiming = { side: isBuyer ? ('BUYER' as const) : null, now: clock.now(), days };
  const [claim] = possibleClaims(disputedFactsOf(fulfillment), claiming);
  return {
    // The period ends during a day, so the day before is the last whole day.
    reportBy: claim?.until ? daysAfter(dayOf(claim.until, timeZone), -1) : null,
    findBy: factsOf(fulfillment, time).lossDates?.findableUntil ?? null,
  };
}

/** Returns a sentence for each last day. */
export function lastDaysTold(
  { reportBy, findBy }: LastDays,
  { text, day }: Speaker<keyof (typeof LAST_DAY_TEXTS)['EN']>,
): string[] {
  return [
    ...(findBy === null ? [] : [text('findBy', { day: day(findBy) })]),
    ...(reportBy === null ? [] : [text('reportBy', { day: day(reportBy) })]),
  ];
}

/** The sentences about last days, in each language. */
export const LAST_DAY_TEXTS = {
  EN: {
    findBy: 'If the seller finds the books by {day}, that can be undone.',
    reportBy: 'If something is wrong, report it on the page of the order by {day}.',
  },
  HI: {
    findBy: 'विक्रेता को {day} तक किताबें मिल जाएँ, तो इसे पलटा जा सकता है।',
    reportBy: 'कुछ ठीक न हो, तो {day} तक ऑर्डर के पेज पर बताएँ।',
  },
  GU: {
    findBy: 'વેચનારને {day} સુધીમાં પુસ્તકો મળી જાય, તો આ પાછું ફેરવી શકાય છે.',
    reportBy: 'કંઈ બરાબર ન હોય, તો {day} સુધીમાં ઓર્ડરના પેજ પર જણાવો.',
  },
} as const;
