import { randomBytes } from 'node:crypto';
import type { CurrencyCode } from '../../domain/money/money.js';

/** The simulator's entities have the names and the form of Razorpay's. Times are in seconds. */

export interface Page {
  id: string;
  reference_id: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  amount: number;
  amount_paid: number;
  currency: CurrencyCode;
  description: string;
  customer: { name: string; email: string; contact?: string | undefined };
  callback_url: string;
  short_url: string;
  expire_by: number;
  created_at: number;
  /** Null until the buyer first tries to pay. */
  order_id: string | null;
  /** The part of the amount that the buyer can have blocked, in minor units; null if blocking is not offered. */
  blockable: number | null;
  /** True if the bank has declined to block the `blockable` part. */
  block_declined: boolean;
}

/** A deposit that the buyer's bank blocks on the account instead of paying it. Razorpay has no such entity. */
export interface Block {
  id: string;
  entity: 'deposit_block';
  page_id: string;
  status: 'active' | 'released' | 'expired';
  amount: number;
  amount_captured: number;
  currency: CurrencyCode;
  created_at: number;
  expire_at: number;
}

export interface Payment {
  id: string;
  entity: 'payment';
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  amount: number;
  currency: string;
  amount_refunded: number;
  /** Contains the tax. Null until the payment is captured. */
  fee: number | null;
  tax: number | null;
  order_id: string | null;
  method: 'upi';
  created_at: number;
}

export type RefundStatus = 'pending' | 'processed' | 'failed';

export interface Refund {
  id: string;
  entity: 'refund';
  payment_id: string;
  status: RefundStatus;
  amount: number;
  currency: string;
  /** Contains the tax. Zero if the refund failed. */
  fee: number;
  tax: number;
  created_at: number;
}

export type DisputePhase = 'fraud' | 'retrieval' | 'chargeback' | 'pre_arbitration' | 'arbitration';

/** A chargeback, which Razorpay calls a dispute. */
export interface Dispute {
  id: string;
  entity: 'dispute';
  payment_id: string;
  amount: number;
  currency: string;
  amount_deducted: number;
  reason_code: string;
  reason_description: string;
  respond_by: number;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  phase: DisputePhase;
  created_at: number;
  evidence: { amount: number; summary: string | null; documents: string[] };
}

/** The refund that was made under a key, and the first request with this key. */
interface KeyedRefund {
  request: string;
  refund: Refund;
}

/** The payment that was captured under a key, and the first request with this key. */
interface KeyedCapture {
  request: string;
  payment: Payment;
}

/** The books of the simulator, in the order of events. Kept in memory only. */
export class Books {
  readonly pages = new Map<string, Page>();
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, Refund>();
  readonly blocks = new Map<string, Block>();
  readonly capturesByKey = new Map<string, KeyedCapture>();
  readonly disputes = new Map<string, Dispute>();
  /** The files that were uploaded, by their ID. */
  readonly documents = new Map<string, Buffer>();
  readonly refundsByKey = new Map<string, KeyedRefund>();
  readonly pagesByReference = new Map<string, Page>();
  private readonly orders = new Map<string, { page: Page; payments: Payment[] }>();

  /** `balance` is the sum that the provider holds for the marketplace, in minor units. Refunds and fees reduce it. */
  constructor(public balance: number) {}

  addPage(page: Page): void {
    this.pages.set(page.id, page);
    this.pagesByReference.set(page.reference_id, page);
  }

  /** Adds a payment. `page` is the page on which it was tried; null if it was made elsewhere. */
  addPayment(payment: Payment, page: Page | null): void {
    this.payments.set(payment.id, payment);
    if (!page) return;
    page.order_id ??= newId('order');
    payment.order_id = page.order_id;
    const order = this.orders.get(page.order_id) ?? { page, payments: [] };
    order.payments.push(payment);
    this.orders.set(page.order_id, order);
  }

  /**
   * Adds a payment that was captured from a block. It belongs to the page's order, but is not listed among the order's
   * payments.
   */
  addCapture(payment: Payment, page: Page): void {
    this.payments.set(payment.id, payment);
    payment.order_id = page.order_id;
  }

  /** Returns the block that the buyer agreed to on a page; null if there is none. */
  blockOfPage(pageId: string): Block | null {
    return [...this.blocks.values()].find(({ page_id: page }) => page === pageId) ?? null;
  }

  paymentsOfOrder(order: string | null): readonly Payment[] {
    return this.orders.get(order ?? '')?.payments ?? [];
  }

  pageOfPayment({ order_id: order }: Payment): Page | null {
    return this.orders.get(order ?? '')?.page ?? null;
  }
}

/** Returns an ID in Razorpay's form. It cannot be guessed, because anyone who knows the ID of a page can open the page. */
export function newId(
  prefix:
    | 'plink'
    | 'pay'
    | 'rfnd'
    | 'order'
    | 'event'
    | 'pout'
    | 'poutlk'
    | 'fav'
    | 'disp'
    | 'doc'
    | 'block'
    | 'trf'
    | 'rvrsl'
    | 'acc'
    | 'acc_prd'
    | 'sth',
): string {
  return `${prefix}_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, '0').slice(0, 14)}`;
}

/** Returns a new payment. `now` is in seconds. */
export function newPayment(now: number, asked: Pick<Payment, 'amount' | 'currency' | 'status'>): Payment {
  return {
    ...asked,
    id: newId('pay'),
    entity: 'payment',
    amount_refunded: 0,
    fee: null,
    tax: null,
    order_id: null,
    method: 'upi',
    created_at: now,
  };
}
