import { z } from 'zod';
import { CurrencyCode, money, type Money } from '../../domain/money/money.js';
import {
  ProviderRefusal,
  type ListedTransfer,
  type PaymentPage,
  type ProviderFee,
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
  /** Missing or null until the buyer first tries to pay. */
  order_id: id.nullish(),
  payments: z.array(z.object({ payment_id: id })).nullish(),
});
export type PaymentLink = z.output<typeof PaymentLink>;

export const PaymentLinks = z.object({ payment_links: z.array(PaymentLink) });

/** A fee in minor units, and the tax within it. Both are missing or null before the capture. */
const Fee = z.object({ fee: z.int().nullish(), tax: z.int().nullish() });

export const Payment = Fee.extend({
  id,
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount: z.int(),
  currency: z.string(),
  order_id: id.nullish(),
});
export type Payment = z.output<typeof Payment>;

export const Payments = z.object({ items: z.array(Payment) });

export const Refund = Fee.extend({ id, status: z.enum(['pending', 'processed', 'failed']) });

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

export function paymentOf({ id, status, amount, currency, ...charged }: Payment): ProviderPayment {
  const fee = paymentFee({ ...charged, amount });
  return { reference: id, status: PAYMENT_STATUS[status], amount: moneyOf(amount, currency), ...fee };
}

export function refundOf({ id, status, ...charged }: z.output<typeof Refund>): ProviderRefund {
  return { reference: id, status: REFUND_STATUS[status], ...feeOf(charged) };
}

/** Converts a payment in Razorpay's list to Panna's form. */
export function listedPayment({
  status,
  ...listed
}: z.output<typeof ListedPayments>['items'][number]): ListedTransfer {
  return { ...listedTransfer(listed), ...paymentFee(listed), status: PAYMENT_STATUS[status] };
}

/** Converts a refund in Razorpay's list to Panna's form. */
export function listedRefund({
  status,
  ...listed
}: z.output<typeof ListedRefunds>['items'][number]): ListedTransfer {
  return { ...listedTransfer(listed), ...feeOf(listed), status: REFUND_STATUS[status] };
}

function listedTransfer(listed: { id: string; amount: number; currency: string; created_at: number }) {
  const { id: reference, amount, currency, created_at: seconds } = listed;
  return { reference, amount, currency, createdAt: new Date(seconds * 1000) };
}

/**
 * Returns the stated fee and tax. Returns nulls if the fee is missing or implausible, such as a fee that is lower than its tax.
 */
function feeOf({ fee, tax }: z.output<typeof Fee>): ProviderFee {
  const feeTax = tax ?? 0;
  const isPossible = typeof fee === 'number' && feeTax >= 0 && feeTax <= fee;
  return isPossible ? { fee, feeTax } : { fee: null, feeTax: null };
}

/** Returns the fee of a payment. A fee above the amount must be in another currency, so nulls are returned for it. */
function paymentFee({ amount, ...charged }: z.output<typeof Fee> & { amount: number }): ProviderFee {
  return feeOf((charged.fee ?? 0) > amount ? {} : charged);
}

function moneyOf(amount: number, currency: string): Money {
  const known = Object.values(CurrencyCode).find((code) => code === currency);
  if (!known) throw new ProviderRefusal(`The payment is in ${currency}, a currency that Panna does not know`);
  return money(amount, known);
}
