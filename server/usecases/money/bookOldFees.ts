import { isFeeToBook } from '../../domain/payments/reconciliation.js';
import type { PaymentProvider } from '../../payments/paymentProvider.js';
import { oldestWithoutFee } from '../../persistence/queries/payments/fees.js';
import { transfersByReferences } from '../../persistence/queries/payments/transfers.js';
import { bookPaymentFee } from '../payments/online/bookFee.js';
import type { Ports } from '../scope.js';

/** Maximum delay in milliseconds between a payment at the provider and its record here. Banks confirm within three days. */
const LATE_MS = 4 * 86_400_000;

/**
 * Books missing fees of captured payments that are too old for the comparison. Reads the provider's list starting with the
 * oldest such payment. Reads nothing if there is none.
 */
export async function bookOldFees(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  provider: PaymentProvider,
  before: Date,
): Promise<void> {
  const oldest = await oldestWithoutFee(database, provider.name, before);
  if (!oldest) return;
  const span = { from: new Date(oldest.getTime() - LATE_MS), to: before };
  for await (const page of provider.listPayments(span)) {
    const listed = new Map(page.map((payment) => [payment.reference, payment]));
    const known = await transfersByReferences(database, 'PAYMENT', provider.name, [...listed.keys()]);
    for (const ours of known) {
      const theirs = listed.get(ours.reference);
      if (theirs && isFeeToBook(ours, theirs))
        await database.transaction((tx) => bookPaymentFee({ clock }, tx, ours.id, theirs));
    }
  }
}
