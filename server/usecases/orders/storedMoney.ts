import type { LedgerEntry } from '../../domain/money/ledger.js';
import { money } from '../../domain/money/money.js';
import type { ReturnedLine } from '../../domain/rental/rentalReturn.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';

/** Returns the movements of a fulfillment's money so far. */
export function movementsOf({
  ledger,
  currency,
}: Pick<StoredFulfillment, 'ledger' | 'currency'>): LedgerEntry[] {
  return ledger.map(({ kind, amount, note }) => ({ kind, amount: money(amount, currency), note }));
}

/** Returns the rented lines of a fulfillment, with the facts that determine how much of each deposit is returned. */
export function returnedLinesOf({
  items,
  currency,
}: Pick<StoredFulfillment, 'items' | 'currency'>): ReturnedLine[] {
  return items.flatMap(({ title, quantity, endsOn, lateFeePerDay, deposit }) =>
    endsOn === null
      ? []
      : {
          title,
          quantity,
          dueOn: endsOn,
          lateFeePerDay: money(lateFeePerDay, currency),
          deposit: money(deposit, currency),
        },
  );
}
