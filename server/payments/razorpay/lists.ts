import type { z } from 'zod';
import type { ListedTransfer, TimeSpan } from '../paymentProvider.js';
import { listedPayment, ListedPayments, listedRefund, ListedRefunds } from './answers.js';
import type { Ask } from './razorpayClient.js';

/** Number of entries per page: Razorpay's maximum. */
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
 * Yields page after page until one is not full. Razorpay counts in seconds and includes both ends of the span. New entries
 * cannot shift the pages, because the span is in the past.
 */
export async function* pagesOf<Entry, Listed>(
  ask: Ask,
  path: string,
  { from, to }: TimeSpan,
  answer: z.ZodType<{ items: Entry[] }>,
  listed: (entry: Entry) => Listed,
  filter: Record<string, string> = {},
): AsyncGenerator<Listed[]> {
  const first = Math.floor(from.getTime() / 1000);
  const last = Math.ceil(to.getTime() / 1000) - 1;
  for (let skip = 0; ; skip += PAGE) {
    const query = new URLSearchParams({
      ...filter,
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
