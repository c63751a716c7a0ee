import { CurrencyCode, money } from '../../domain/money/money.js';
import type { ProviderChargeback } from '../../payments/paymentProvider.js';
import type { StoredChargeback } from '../../persistence/queries/payments/chargebacks.js';
import type { Transaction } from '../../persistence/transaction.js';
import { entryRows } from '../bookkeeping/entryRows.js';
import type { PaymentPorts } from '../payments/online/paymentPorts.js';

/**
 * Posts the amount that the bank has taken or returned since the last call. Returns the amount that the bank holds now, in
 * minor units. It is the whole amount once the bank has deducted any of it or the chargeback is lost. It is zero before
 * that, and after a chargeback that was won or closed.
 */
export async function postDeduction(
  ports: Pick<PaymentPorts, 'clock'>,
  tx: Transaction,
  { id: chargebackId, amount, currency, deducted: before }: StoredChargeback,
  { status, deducted }: ProviderChargeback,
): Promise<number> {
  if (before === 0 && (status === 'LOST' || (deducted > 0 && status !== 'WON' && status !== 'CLOSED'))) {
    await post('CHARGEBACK_TAKEN', amount);
    return amount;
  }
  if (before > 0 && (status === 'WON' || status === 'CLOSED')) {
    await post('CHARGEBACK_RETURNED', before);
    return 0;
  }
  return before;

  async function post(kind: 'CHARGEBACK_TAKEN' | 'CHARGEBACK_RETURNED', minor: number): Promise<void> {
    const code = Object.values(CurrencyCode).find((each) => each === currency);
    if (!code) return;
    await tx.insertTogether(entryRows(ports, kind, { chargebackId }, { amount: money(minor, code) }));
  }
}
