import type { z } from 'zod';
import type { ListedTransfer, TimeSpan } from '../paymentProvider.js';
import { listedPayment, ListedPayments, listedRefund, ListedRefunds } from './answers.js';
import type { Ask } from './razorpayClient.js';

/** Number of entries of a page, which is the most that Razorpay returns. */
const PAGE = 100;

/** Lists the payments of a span of time, page by page. */
export function listPayments(ask: Ask, span: TimeSpan): AsyncIterable<readonly ListedTransfer[]> {
  return pagesOf(ask, '/v1/payments', span, ListedPayments, listedPayment);
}

/** Lists the refunds of a span of time, page by page. */
export function listRefunds(ask: Ask, span: TimeSpan): AsyncIterable<readonly ListedTransfer[]> {
  return pagesOf(ask, '/v1/refunds', span, ListedRefunds, listedRefund);
}

/**
 * Asks for page after page until one is not full. Razorpay counts in seconds and includes both ends. The newest come first,
 * and the span is over, so nothing that is added meanwhile shifts the pages.
 */
export async function* pagesOf<Entry, Listed>(
  ask: Ask,
  path: string,
  { from, to }: TimeSpan,
  answer: z.ZodType<{ items: Entry[] }>,
  listed: (entry: Entry) => Listed,
): AsyncGenerator<Listed[]> {
  const first = Math.floor(from.getTime() / 1000);
  const last = Math.ceil(to.getTime() / 1000) - 1;
  for (let skip = 0; ; skip += PAGE) {
    const query = new URLSearchParams({
      from: String(first),
      to: String(last),
      count: String(PAGE),
      skip: String(skip),
    });
    const { items } = await ask(answer, { method: 'GET', path: `${path}?${query.toString()}` });
    if (items.length > 0) yield items.map(listed);
    if (items.length < PAGE) return;
  }
}
