import { money } from '../../domain/money/money.js';
import { stepAfter } from '../../domain/payouts/providerPayout.js';
import type { ProviderPayout } from '../../payments/payoutProvider.js';
import { PayoutEntity } from '../../persistence/entities/payouts.js';
import { lockedPayout, type StoredPayout } from '../../persistence/queries/payouts/payouts.js';
import { isPayoutReferenceUsed } from '../../persistence/queries/payouts/providerPayouts.js';
import type { Transaction } from '../../persistence/transaction.js';
import { entryRows } from '../bookkeeping/entryRows.js';
import type { RecordingScope } from '../record.js';
import { endPayout } from './endPayout.js';
import type { PayoutPorts } from './payoutPorts.js';

/** A provider's report about a payout. `reference` is the provider's ID; null if the provider refused the payout. */
export interface PayoutReport extends Omit<ProviderPayout, 'key' | 'reference'> {
  provider: string;
  reference: string | null;
}

const NO_REASON = 'The bank did not accept it';

/**
 * Applies the provider's report about a payout, whether from an answer, a webhook or a list. Ignores reports that are repeated,
 * come late or are about another payout with the same key.
 */
export async function applyPayoutState(
  ports: Pick<PayoutPorts, 'database'> & RecordingScope,
  payoutId: string,
  report: PayoutReport,
): Promise<void> {
  await ports.database.transaction(async (tx) => {
    const payout = await lockedPayout(tx, payoutId);
    if (!payout || payout.provider !== report.provider || isOfAnother(payout, report)) return;
    const step = stepAfter(payout.status, report.state);
    if (step === 'completePayout') await complete(ports, tx, payout, report);
    else if (step) await fail(ports, tx, payout, report);
    else if (payout.status === 'SENT')
      await tx.update(PayoutEntity, { id: payout.id }, stateOf(payout, report));
  });
}

function isOfAnother({ providerReference: known }: StoredPayout, { reference }: PayoutReport): boolean {
  return known !== null && known !== reference;
}

const stateOf = ({ providerReference }: StoredPayout, { reference, state, note }: PayoutReport) => ({
  providerReference: reference ?? providerReference,
  providerState: state,
  providerNote: note,
});

async function complete(
  scope: RecordingScope,
  tx: Transaction,
  payout: StoredPayout,
  report: PayoutReport,
): Promise<void> {
  const { utr, reference, fee, feeTax } = report;
  const isUsable = utr !== null && !(await isPayoutReferenceUsed(tx, utr));
  const details = { ...stateOf(payout, report), reference: isUsable ? utr : reference, fee, feeTax };
  await postFee(scope, tx, payout, fee ?? 0);
  await endPayout(scope, tx, payout, { action: 'completePayout', details });
}

/**
 * Records a payout as failed or returned. A failed payout costs no fee. For a returned payout, the provider reports the fee.
 */
async function fail(
  scope: RecordingScope,
  tx: Transaction,
  payout: StoredPayout,
  report: PayoutReport,
): Promise<void> {
  const { state, note, fee: stated, feeTax } = report;
  const fee = state === 'FAILED' ? 0 : (stated ?? payout.fee ?? 0);
  const details = {
    ...stateOf(payout, report),
    failure: note ?? NO_REASON,
    fee,
    feeTax: Math.min(fee, feeTax ?? 0),
  };
  await postFee(scope, tx, payout, fee - (payout.fee ?? 0));
  await endPayout(scope, tx, payout, { action: 'failPayout', details });
}

/** Posts a change of the provider's fee for a payout; below zero if the provider gives back a part. */
async function postFee(
  scope: RecordingScope,
  tx: Transaction,
  { id: payoutId, currency }: StoredPayout,
  change: number,
): Promise<void> {
  const kind = change < 0 ? 'PAYOUT_FEE_RETURNED' : 'PAYOUT_FEE';
  await tx.insertTogether(
    entryRows(scope, kind, { payoutId }, { amount: money(Math.abs(change), currency) }),
  );
}
