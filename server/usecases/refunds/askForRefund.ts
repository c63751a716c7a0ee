import { money } from '../../domain/money/money.js';
import { StoredRefundAccount, type RefundPayoutMethod } from '../../domain/payouts/refundByPayout.js';
import { transferMode } from '../../domain/payouts/providerPayout.js';
import { orderNumber } from '../../notifications/mailParts.js';
import { ProviderRefusal, ProviderUnavailable } from '../../payments/paymentProvider.js';
import {
  PayeeRefused,
  type PayoutProvider,
  type PayoutRequest,
  type ProviderLink,
  type ProviderPayout,
} from '../../payments/payoutProvider.js';
import { payerOf } from '../../persistence/queries/payments/payers.js';
import { reserveAsking, type StoredRefundPayout } from '../../persistence/queries/payments/refundPayouts.js';
import { payoutProviderOf } from '../payouts/payoutPorts.js';
import type { RefundReport } from './applyRefundPayout.js';
import type { RefundPayoutPorts } from './refundPayoutPorts.js';

/** A refund that was sent to a payout provider. */
export interface SentRefund extends StoredRefundPayout {
  method: RefundPayoutMethod;
  provider: string;
  providerAccount: string;
  sentAt: Date;
}

const DAY_MS = 86_400_000;

/** Number of days for which a payout link can be used. */
const LINK_DAYS = 15;

/** Time in milliseconds in which only one process may request a link, because the provider would issue a second one. */
const ASKING_MS = 5 * 60_000;

/**
 * Reads the state of a refund from the provider. If the provider's ID is not known yet, requests the payout or the link.
 * Returns null if another process is requesting the link.
 */
export async function askForRefund(
  ports: RefundPayoutPorts,
  refund: SentRefund,
): Promise<RefundReport | null> {
  const provider = payoutProviderOf(ports, refund.provider);
  if (refund.method === 'LINK') return askForLink(ports, provider, refund);
  const { reference } = refund;
  try {
    const found = await (reference === null
      ? provider.payOut(await requestOf(ports, refund))
      : provider.payout(reference));
    if (found) return reportOf(found);
  } catch (error) {
    if (error instanceof PayeeRefused) return { state: 'FAILED', note: error.message };
    throw error;
  }
  throw new ProviderUnavailable(`The payout provider does not know the refund ${refund.id} any more`);
}

async function askForLink(
  ports: RefundPayoutPorts,
  provider: PayoutProvider,
  refund: SentRefund,
): Promise<RefundReport | null> {
  const { linkReference, status } = refund;
  if (linkReference === null) return issue(ports, provider, refund);
  const link = await provider.link(linkReference);
  // Money that came back is refunded by a new attempt. The old link is cancelled, so that the buyer cannot claim the money
  // twice.
  const isBack = status === 'DONE' && link.state !== 'DONE';
  return linkReport(isBack ? await provider.cancelLink(linkReference) : link);
}

/**
 * Finds or issues the link. Returns null if another process is doing so. If the provider refuses, the refund fails, and staff
 * pay it once all attempts have failed.
 */
async function issue(
  ports: RefundPayoutPorts,
  provider: PayoutProvider,
  { id: key, orderId, providerAccount: account, amount, currency, sentAt }: SentRefund,
): Promise<RefundReport | null> {
  const now = ports.clock.now();
  const before = new Date(now.getTime() - ASKING_MS);
  if (!(await reserveAsking(ports.database, key, { now, before }))) return null;
  const issued = await provider.findLink(key);
  if (issued) return linkReport(issued);
  const request = {
    key,
    account,
    amount: money(amount, currency),
    description: `Refund of order ${orderNumber(orderId)}`,
    expiresAt: new Date(sentAt.getTime() + LINK_DAYS * DAY_MS),
    payee: await payerOf(ports.database, orderId),
  };
  try {
    return linkReport(await provider.issueLink(request));
  } catch (error) {
    if (error instanceof ProviderRefusal) return { state: 'FAILED', note: error.message };
    throw error;
  }
}

function linkReport({ reference, url, state, note, payout }: ProviderLink): RefundReport {
  const paid = payout ? reportOf(payout) : { state };
  return { ...paid, state, note, link: { reference, url } };
}

function reportOf({ reference, state, note, utr, fee, feeTax }: ProviderPayout): RefundReport {
  return { reference, state, note, utr, fee: fee ?? 0, feeTax: feeTax ?? 0 };
}

/** Returns the same request each time, because the provider refuses a different one under the key of a refund. */
async function requestOf(
  { database, secrets }: RefundPayoutPorts,
  { id: key, orderId, buyerId, sealed, providerAccount: account, ...refund }: SentRefund,
): Promise<PayoutRequest> {
  const amount = money(refund.amount, refund.currency);
  if (!sealed) throw new Error(`The refund ${key} goes nowhere`);
  const place = StoredRefundAccount.parse(JSON.parse(secrets.open(sealed, key)));
  const isBank = 'bankAccount' in place;
  const mode = transferMode(isBank ? 'BANK_ACCOUNT' : 'UPI', amount);
  if (!mode) throw new Error(`The refund ${key} cannot be made by a provider`);
  const name = isBank ? place.bankAccount.holder : (await payerOf(database, orderId)).name;
  return { key, account, amount, mode, to: place, payee: { id: buyerId, name }, isRefund: true };
}
