import { money, type Money } from '../../domain/money/money.js';
import { lateFeeOf } from '../../domain/rental/rentalReturn.js';
import { rentalOut } from '../../persistence/queries/stock/rentalReminders.js';
import { daysAfter } from './days.js';
import type { FactPorts } from './notificationKind.js';

/** A line of an order, and its due day when the message was queued. */
export interface DueRental {
  orderItemId: string;
  dueOn: string;
}

/** The facts of a mail about a rental that is with its reader. */
export interface RentalFacts {
  orderId: string;
  title: string;
  dueOn: string;
  /** Fee for the first late day, as covered by the deposit. */
  dayLate: Money;
}

/** Returns the rental while it is due on that day; null if it was returned or extended since. */
export async function findRental(
  { database }: Pick<FactPorts, 'database'>,
  { orderItemId, dueOn }: DueRental,
): Promise<RentalFacts | null> {
  const rental = await rentalOut(database, orderItemId);
  if (rental?.dueOn !== dueOn) return null;
  const { currency } = rental;
  const deposit = money(rental.deposit, currency);
  const lateFeePerDay = money(rental.lateFeePerDay, currency);
  const dayLate = lateFeeOf({ ...rental, deposit, lateFeePerDay }, daysAfter(dueOn, 1));
  return { orderId: rental.orderId, title: rental.title, dueOn, dayLate };
}
