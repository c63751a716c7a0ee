import {
  ProviderRefusal,
  type PaymentPage,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderPayment,
} from '../paymentProvider.js';
import {
  pageOf,
  Payment,
  PaymentLink,
  PaymentLinks,
  paymentOf,
  Payments,
  Refund,
  refundOf,
} from './answers.js';
import { acceptChargeback, askChargeback, contestChargeback, listChargebacks } from './chargebacks.js';
import { listPayments, listRefunds } from './lists.js';
import { nullIfUnknown, razorpayClient, type Ask, type RazorpayAccess } from './razorpayClient.js';
import { webhookReader } from './readWebhook.js';

/** The address of Razorpay's API. */
export const RAZORPAY_ADDRESS = 'https://api.razorpay.com';

/** Number of days during which Razorpay can refund a payment: six months. */
const REFUND_WINDOW_DAYS = 180;

export interface RazorpayOptions extends RazorpayAccess {
  name: string;
  isSimulated: boolean;
  /** Secrets of the webhook: the current one, and earlier ones that Razorpay may still use. */
  webhookSecrets: readonly string[];
  clock: { now(): Date };
}

/**
 * Minimum time that a page stays open, in milliseconds. Razorpay demands 15 minutes by its own clock, which can be ahead of ours, and
 * the call itself takes time. The page is closed when the order expires.
 */
const SHORTEST_MS = 20 * 60_000;

/** States of a page on which nobody can pay any more. */
const CLOSED = ['paid', 'cancelled', 'expired'];

/** Returns a provider for Razorpay's Payment Links, or for a service with the same API, such as the simulator. */
export function razorpayProvider(options: RazorpayOptions): PaymentProvider {
  const ask = razorpayClient(options);
  return {
    name: options.name,
    isSimulated: options.isSimulated,
    refundWindowDays: REFUND_WINDOW_DAYS,
    // Payment Links do not support UPI Reserve Pay (docs/orders.md).
    blocks: null,
    openPage: (request) => openPage(ask, request, options.clock.now()),
    closePage: (pageReference) => closePage(ask, pageReference),
    paymentsOf: (pageReference) => paymentsOf(ask, pageReference),
    payment: (reference) => findPayment(ask, reference),
    async refund({ paymentReference, amount, key }) {
      const path = `/v1/payments/${encodeURIComponent(paymentReference)}/refund`;
      const headers = { 'x-refund-idempotency': key };
      return refundOf(await ask(Refund, { method: 'POST', path, body: { amount: amount.amount }, headers }));
    },
    async refundOf(paymentReference, refundReference) {
      const path = `/v1/payments/${encodeURIComponent(paymentReference)}/refunds/${encodeURIComponent(refundReference)}`;
      return refundOf(await ask(Refund, { method: 'GET', path }));
    },
    listPayments: (span) => listPayments(ask, span),
    listRefunds: (span) => listRefunds(ask, span),
    chargeback: (reference) => askChargeback(ask, reference).catch(nullIfUnknown),
    listChargebacks: (span) => listChargebacks(ask, span),
    acceptChargeback: (reference) => acceptChargeback(ask, reference),
    contestChargeback: (request) => contestChargeback(ask, request),
    readWebhook: webhookReader(options.webhookSecrets),
  };
}

/**
 * Finds or creates the page. Looks for it again after a failure, because the response may have been lost, or another
 * process may have created the page first, so that Razorpay refuses a second page with its reference.
 */
async function openPage(ask: Ask, request: PaymentRequest, now: Date): Promise<PaymentPage> {
  const existing = await findPage(ask, request.receipt);
  if (existing) return existing;
  try {
    const call = { method: 'POST', path: '/v1/payment_links', body: bodyOf(request, now) } as const;
    return pageOf(await ask(PaymentLink, call));
  } catch (error) {
    const created = await findPage(ask, request.receipt).catch(() => null);
    if (created) return created;
    throw error;
  }
}

async function findPage(ask: Ask, receipt: string): Promise<PaymentPage | null> {
  const path = `/v1/payment_links?reference_id=${encodeURIComponent(receipt)}`;
  const { payment_links: links } = await ask(PaymentLinks, { method: 'GET', path });
  const link = links.find(({ reference_id }) => reference_id === receipt);
  return link ? pageOf(link) : null;
}

function bodyOf({ receipt, amount, description, expiresAt, returnUrl, payer }: PaymentRequest, now: Date) {
  const contact = payer.phone?.replaceAll(/[\s().-]/g, '') ?? '';
  return {
    amount: amount.amount,
    currency: amount.currencyCode,
    accept_partial: false,
    reference_id: receipt,
    description,
    expire_by: Math.ceil(Math.max(expiresAt.getTime(), now.getTime() + SHORTEST_MS) / 1000),
    // Razorpay refuses longer names and invalid phone numbers. Without a number, the buyer enters one on the page.
    customer: {
      name: [...payer.name].slice(0, 50).join(''),
      email: payer.email,
      ...(/^\+?\d{8,14}$/.test(contact) && { contact }),
    },
    callback_url: returnUrl,
    callback_method: 'get',
    notify: { sms: false, email: false },
    reminder_enable: false,
  };
}

async function closePage(ask: Ask, pageReference: string): Promise<void> {
  const page = `/v1/payment_links/${encodeURIComponent(pageReference)}`;
  try {
    await ask(PaymentLink, { method: 'POST', path: `${page}/cancel`, body: {} });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const { status } = await ask(PaymentLink, { method: 'GET', path: page });
    if (!CLOSED.includes(status)) throw error;
  }
}

/**
 * Returns all payments of a page, read from the Razorpay order, which exists from the first attempt to pay. The page
 * itself lists only successful payments, without their currency.
 */
async function paymentsOf(ask: Ask, pageReference: string): Promise<ProviderPayment[]> {
  const path = `/v1/payment_links/${encodeURIComponent(pageReference)}`;
  const { order_id: order, payments } = await ask(PaymentLink, { method: 'GET', path });
  if (order) {
    const call = { method: 'GET', path: `/v1/orders/${encodeURIComponent(order)}/payments` } as const;
    return (await ask(Payments, call)).items.map(paymentOf);
  }
  const each = (payments ?? []).map(({ payment_id }) => askPayment(ask, payment_id));
  return (await Promise.all(each)).map(paymentOf);
}

async function findPayment(
  ask: Ask,
  reference: string,
): Promise<(ProviderPayment & { pageReference: string | null }) | null> {
  const payment = await askPayment(ask, reference).catch(nullIfUnknown);
  if (!payment) return null;
  return { ...paymentOf(payment), pageReference: await pageOfPayment(ask, payment) };
}

function askPayment(ask: Ask, reference: string): Promise<Payment> {
  return ask(Payment, { method: 'GET', path: `/v1/payments/${encodeURIComponent(reference)}` });
}

/** Returns the ID of the page on which a payment was made; null if Panna opened no such page. */
async function pageOfPayment(ask: Ask, { id, order_id: order }: Payment): Promise<string | null> {
  if (!order) return null;
  const path = `/v1/payment_links?payment_id=${encodeURIComponent(id)}`;
  const { payment_links: links } = await ask(PaymentLinks, { method: 'GET', path });
  return links.find(({ order_id }) => order_id === order)?.id ?? null;
}
