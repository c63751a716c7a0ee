import { timeZone } from '../../shared/i18n/timeZone';
import type { MoneyPartsFragment } from '../money/MoneyParts.generated';

/** The marketplace's day by this device's clock, YYYY-MM-DD: good until the server has said which day it is. */
export const likelyToday = (): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: timeZone() }).format(new Date());

/** The rent of so many months, exact to the paisa (docs/marketplace.md, Rentals). */
export function rentFor(perMonth: MoneyPartsFragment, months: number): MoneyPartsFragment {
  const [rupees = '0', paise = ''] = perMonth.amount.split('.');
  const total = String(BigInt(rupees + paise.padEnd(2, '0')) * BigInt(months)).padStart(3, '0');
  return { ...perMonth, amount: `${total.slice(0, -2)}.${total.slice(-2)}` };
}

/** The day, YYYY-MM-DD, so many calendar months later; the last of a month that has no such day. */
export function dueDate(startsOn: string, months: number): string {
  const [year = 0, month = 1, day = 1] = startsOn.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}
