import { money, type Money } from '../../domain/money/money.js';
import { lateFeeOf } from '../../domain/rental/rentalReturn.js';
import { rentalOut } from '../../persistence/queries/stock/rentalReminders.js';
import { daysAfter } from './days.js';
import type { FactPorts } from './notificationKind.js';

/** A rented order line, and its due date when the message was queued. */
export interface DueRental {
  orderItemId: string;
  dueOn: string;
}

/** The facts that a mail states about a rental whose copies the reader has. */
export interface RentalFacts {
  orderId: string;
  title: string;
  dueOn: string;
  /** Late fee of all copies for the first overdue day, at most the deposit. */
  dayLate: Money;
}

/** Returns the rental if it is still out and due on that day; null if it was returned or extended since. */
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
