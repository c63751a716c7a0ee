import { money } from '../../domain/money/money.js';
import { wayToBuyer } from '../../domain/payouts/refundByPayout.js';
import { ProviderRefusal } from '../../payments/paymentProvider.js';
import type { PayoutProvider } from '../../payments/payoutProvider.js';
import { RefundPayoutEntity } from '../../persistence/entities/onlinePayments.js';
import { lockedOrder } from '../../persistence/queries/orders/orders.js';
import { isAttemptChargedBack } from '../../persistence/queries/payments/chargebacks.js';
import { refundAccountOf } from '../../persistence/queries/payments/refundAccounts.js';
import {
  lockedRefundPayout,
  refundPayoutById,
  refundsPaidOutSince,
  refundsToPayOut,
  sentRefunds,
  type StoredRefundPayout,
} from '../../persistence/queries/payments/refundPayouts.js';
import { each } from '../payments/online/each.js';
import { requireAbility } from '../requireAbility.js';
import { applyRefundPayout } from './applyRefundPayout.js';
import { askForRefund, type SentRefund } from './askForRefund.js';
import type { RefundPayoutPorts } from './refundPayoutPorts.js';

const DAY_MS = 86_400_000;

/** Number of days in which a payout may come back. Banks return payouts until the third working day. */
const RETURN_DAYS = 8;

/**
 * Sends refunds of old payments to the payout provider, and reads the state of refunds sent earlier. Each refund is recorded as
 * sent before the provider is asked. If the answer is lost, the refund is requested again under the same key.
 */
export async function payRefundsOut(ports: RefundPayoutPorts): Promise<void> {
  await requireAbility(ports, 'payouts:send');
  const { database, payouts: provider } = ports;
  if (provider)
    await each(
      (page) => refundsToPayOut(database, page),
      (refund) => handOver(ports, provider, refund),
    );
  const failures = await each(
    (page) => sentRefunds(database, page),
    (refund) => follow(ports, refund),
  );
  if (failures[0]) throw failures[0];
}

/** Reads the state of a refund from the provider, after a webhook. */
export async function checkRefundPayout(
  ports: RefundPayoutPorts,
  { refundId }: { refundId: string },
): Promise<void> {
  await requireAbility(ports, 'payouts:send');
  const refund = await refundPayoutById(ports.database, refundId);
  if (refund && refund.status !== 'FAILED') await follow(ports, refund);
}

/** Looks for recent refunds that the bank has returned without a webhook. */
export async function followPaidRefunds(ports: RefundPayoutPorts): Promise<void> {
  await requireAbility(ports, 'payouts:send');
  const since = new Date(ports.clock.now().getTime() - RETURN_DAYS * DAY_MS);
  const failures = await each(
    (page) => refundsPaidOutSince(ports.database, since, page),
    (refund) => follow(ports, refund),
  );
  if (failures[0]) throw failures[0];
}

/** Records that a refund was sent to the provider: to the account that the buyer gave, or by a payout link. */
async function handOver(
  { database, clock, secrets }: RefundPayoutPorts,
  { name: provider, account: providerAccount }: PayoutProvider,
  { id: refundId, orderId }: StoredRefundPayout,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockedOrder(tx, orderId);
    const refund = await lockedRefundPayout(tx, refundId);
    if (refund?.status !== 'PENDING' || refund.method !== null) return;
    if (await isAttemptChargedBack(tx, refund.attemptId)) return;
    const account = await refundAccountOf(tx, orderId);
    const sentAt = clock.now();
    const method = wayToBuyer(account, money(refund.amount, refund.currency), sentAt);
    if (method === null) return;
    const place =
      account && method !== 'LINK'
        ? { sealed: secrets.seal(secrets.open(account.sealed, orderId), refundId), shown: account.shown }
        : {};
    await tx.insert(RefundPayoutEntity, { refundId, method, provider, providerAccount, sentAt, ...place });
  });
}

async function follow(
  ports: RefundPayoutPorts,
  { method, provider, ...refund }: StoredRefundPayout,
): Promise<void> {
  const { providerAccount, sentAt } = refund;
  if (method === null || provider === null || providerAccount === null || sentAt === null) return;
  const sent: SentRefund = { ...refund, method, provider, providerAccount, sentAt };
  try {
    const report = await askForRefund(ports, sent);
    if (report) await applyRefundPayout(ports, sent, report);
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || refund.status !== 'PENDING') throw error;
    // The operator can correct the cause, so the refund is requested again. Until then, staff see the reason.
    await applyRefundPayout(ports, sent, { state: 'UNDER_WAY', note: error.message });
    throw error;
  }
}
