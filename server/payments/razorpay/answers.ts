import { z } from 'zod';
import { CurrencyCode, money, type Money } from '../../domain/money/money.js';
import {
  ProviderRefusal,
  type ListedTransfer,
  type PaymentPage,
  type ProviderPayment,
  type ProviderRefund,
} from '../paymentProvider.js';

/** The fields of Razorpay's answers that Panna reads. Others are ignored. */

const id = z.string().min(1);

export const PaymentLink = z.object({
  id,
  short_url: z.url({ protocol: /^https?$/ }),
  status: z.string(),
  reference_id: z.string().nullish(),
  /** Missing until the buyer first tries to pay. */
  order_id: id.nullish(),
  payments: z.array(z.object({ payment_id: id })).nullish(),
});
export type PaymentLink = z.output<typeof PaymentLink>;

export const PaymentLinks = z.object({ payment_links: z.array(PaymentLink) });

export const Payment = z.object({
  id,
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount: z.int(),
  currency: z.string(),
  order_id: id.nullish(),
});
export type Payment = z.output<typeof Payment>;

export const Payments = z.object({ items: z.array(Payment) });

export const Refund = z.object({ id, status: z.enum(['pending', 'processed', 'failed']) });

const createdAt = z.int();

export const ListedPayments = z.object({ items: z.array(Payment.extend({ created_at: createdAt })) });

export const ListedRefunds = z.object({
  items: z.array(Refund.extend({ amount: z.int(), currency: z.string(), created_at: createdAt })),
});

const PAYMENT_STATUS = {
  created: 'PENDING',
  authorized: 'PENDING',
  captured: 'CAPTURED',
  refunded: 'CAPTURED',
  failed: 'FAILED',
} as const;

const REFUND_STATUS = { pending: 'PENDING', processed: 'DONE', failed: 'FAILED' } as const;

export function pageOf({ id, short_url }: PaymentLink): PaymentPage {
  return { reference: id, url: short_url };
}

export function paymentOf({ id, status, amount, currency }: Payment): ProviderPayment {
  return { reference: id, status: PAYMENT_STATUS[status], amount: moneyOf(amount, currency) };
}

export function refundOf({ id, status }: z.output<typeof Refund>): ProviderRefund {
  return { reference: id, status: REFUND_STATUS[status] };
}

/** Returns a payment of a list. */
export function listedPayment({
  status,
  ...listed
}: z.output<typeof ListedPayments>['items'][number]): ListedTransfer {
  return { ...listedTransfer(listed), status: PAYMENT_STATUS[status] };
}

/** Returns a refund of a list. */
export function listedRefund({
  status,
  ...listed
}: z.output<typeof ListedRefunds>['items'][number]): ListedTransfer {
  return { ...listedTransfer(listed), status: REFUND_STATUS[status] };
}

function listedTransfer(listed: { id: string; amount: number; currency: string; created_at: number }) {
  const { id: reference, amount, currency, created_at: seconds } = listed;
  return { reference, amount, currency, createdAt: new Date(seconds * 1000) };
}

function moneyOf(amount: number, currency: string): Money {
  const known = Object.values(CurrencyCode).find((code) => code === currency);
  if (!known) throw new ProviderRefusal(`The payment is in ${currency}, a currency that Panna does not know`);
  return money(amount, known);
}
