import { money } from '../../domain/money/money.js';
import { isPossible, statusAfter } from '../../domain/payments/statusAfter.js';
import { PAYOUT_LIFECYCLE } from '../../domain/payouts/payout.js';
import { StoredBankAccount } from '../../domain/payouts/payoutAccount.js';
import { canSend, transferMode } from '../../domain/payouts/providerPayout.js';
import { ProviderRefusal, ProviderUnavailable } from '../../payments/paymentProvider.js';
import { PayeeRefused, type PayoutProvider, type PayoutRequest } from '../../payments/payoutProvider.js';
import { PayoutEntity } from '../../persistence/entities/payouts.js';
import { lockedPayoutAccount } from '../../persistence/queries/payouts/payoutAccounts.js';
import { lockedPayout } from '../../persistence/queries/payouts/payouts.js';
import {
  lockedEarningsOf,
  pendingPayoutsById,
  sentPayoutById,
  sentPayouts,
  type PendingPayoutRow,
  type SentPayoutRow,
} from '../../persistence/queries/payouts/providerPayouts.js';
import { LostKey } from '../../secrets/secretBox.js';
import { openUpiAddress } from '../../secrets/upiAddress.js';
import { each } from '../payments/online/each.js';
import { requireAbility } from '../requireAbility.js';
import { applyPayoutState, type PayoutReport } from './applyPayoutState.js';
import { isPayable } from './payoutAccount.js';
import { payoutProviderOf, type PayoutPorts } from './payoutPorts.js';

/**
 * Sends pending payouts to the provider, and reads the state of payouts sent earlier. Each payout is recorded as sent before
 * the provider is asked. If the answer is lost, the payout is requested again under the same key.
 */
export async function sendPayouts(ports: PayoutPorts): Promise<void> {
  await requireAbility(ports, 'payouts:send');
  const { database, payouts: provider } = ports;
  if (provider)
    await each(
      (page) => pendingPayoutsById(database, page),
      (payout) => handOver(ports, provider, payout),
    );
  const failures = await each(
    (page) => sentPayouts(database, page),
    (payout) => follow(ports, payout),
  );
  if (failures[0]) throw failures[0];
}

/** Reads the state of a payout from the provider, after a webhook. */
export async function checkPayout(ports: PayoutPorts, { payoutId }: { payoutId: string }): Promise<void> {
  await requireAbility(ports, 'payouts:send');
  const payout = await sentPayoutById(ports.database, payoutId);
  if (payout) await follow(ports, payout);
}

/**
 * Records a pending payout as sent, unless it is paid by hand, is disputed, or cannot be paid to the seller now. Locks the
 * account first, as preparePayouts does.
 */
async function handOver(
  ports: PayoutPorts,
  { name, account: providerAccount }: PayoutProvider,
  pending: PendingPayoutRow,
): Promise<void> {
  const { sendPayout } = PAYOUT_LIFECYCLE;
  await ports.database.transaction(async (tx) => {
    const account = await lockedPayoutAccount(tx, pending.sellerId, { forChange: false });
    const payout = await lockedPayout(tx, pending.id);
    if (!account || !payout || !isPossible(sendPayout, payout.status) || payout.byHand) return;
    const { isDisputed, isSuspended } = await lockedEarningsOf(tx, pending);
    const method = payout.upiAddressShown === null ? 'BANK_ACCOUNT' : 'UPI';
    const mode = transferMode(method, money(payout.amount, payout.currency));
    if (!canSend({ isPayable: !isSuspended && isPayable(ports, account), isDisputed, mode })) return;
    const status = statusAfter(sendPayout, payout.status);
    const sent = { status, provider: name, providerAccount, sentAt: ports.clock.now() };
    await tx.update(PayoutEntity, { id: payout.id }, sent);
  });
}

async function follow(ports: PayoutPorts, payout: SentPayoutRow): Promise<void> {
  try {
    await applyPayoutState(ports, payout.id, await ask(ports, payout));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    // The operator can correct the cause, so the payout is requested again. Until then, staff see the reason.
    await applyPayoutState(ports, payout.id, reportOf(payout, 'UNDER_WAY', error.message));
    throw error;
  }
}

/**
 * Reads the state of a payout from the provider. If the provider's ID of the payout is not known yet, requests the payout.
 */
async function ask(ports: PayoutPorts, payout: SentPayoutRow): Promise<PayoutReport> {
  const provider = payoutProviderOf(ports, payout.provider);
  const { providerReference } = payout;
  try {
    const found = await (providerReference === null
      ? provider.payOut(requestOf(ports, payout))
      : provider.payout(providerReference));
    if (found) return { ...found, provider: provider.name };
  } catch (error) {
    if (error instanceof PayeeRefused) return reportOf(payout, 'FAILED', error.message);
    // The operator can configure the old key again. Until then, the other payouts are sent.
    if (error instanceof LostKey) throw new ProviderRefusal(error.message);
    throw error;
  }
  throw new ProviderUnavailable(`The payout provider does not know the payout ${payout.id} any more`);
}

function reportOf(
  { provider, providerReference }: SentPayoutRow,
  state: 'FAILED' | 'UNDER_WAY',
  note: string,
): PayoutReport {
  return { provider, reference: providerReference, state, note, utr: null, fee: null, feeTax: null };
}

/** Returns the same request each time, because the provider refuses a different one under the key of a payout. */
function requestOf({ secrets }: PayoutPorts, payout: SentPayoutRow): PayoutRequest {
  const { id, sellerId, sellerName, bankAccount, currency } = payout;
  const upiAddress = openUpiAddress(secrets, payout.sealedUpiAddress, id);
  const amount = money(payout.amount, currency);
  const mode = transferMode(upiAddress === null ? 'BANK_ACCOUNT' : 'UPI', amount);
  if (!mode) throw new Error(`The payout ${id} cannot be made by a provider`);
  const common = { key: id, account: payout.providerAccount, amount, mode };
  if (upiAddress !== null)
    return { ...common, to: { upiAddress }, payee: { id: sellerId, name: sellerName } };
  if (!bankAccount) throw new Error(`The payout ${id} goes nowhere`);
  const account = StoredBankAccount.parse(JSON.parse(secrets.open(bankAccount, id)));
  return { ...common, to: { bankAccount: account }, payee: { id: sellerId, name: account.holder } };
}
