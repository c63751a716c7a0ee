import { newId, type Page } from './books.js';
import { Refused } from './refused.js';
import type { Simulator } from './simulator.js';

/** The fields of a payment page that the marketplace chooses. */
export type NewPage = Pick<
  Page,
  'amount' | 'currency' | 'reference_id' | 'description' | 'expire_by' | 'customer' | 'callback_url'
>;

/** Minimum time that a payment page must stay open, in seconds. */
const SHORTEST_SECONDS = 15 * 60;

/**
 * Creates a page on which a buyer can pay. Throws Refused if another page has the same reference, or if the page would
 * expire within 15 minutes.
 */
export function makePage({ books, faults, now, options }: Simulator, asked: NewPage): Page {
  if (books.pagesByReference.has(asked.reference_id) && !faults.sameReferences)
    throw new Refused(`payment link with reference_id ${asked.reference_id} already exists`);
  if (asked.expire_by < now + SHORTEST_SECONDS)
    throw new Refused('expire_by should be at least 15 minutes after current time');
  const id = newId('plink');
  const page: Page = {
    ...asked,
    id,
    status: 'created',
    amount_paid: 0,
    short_url: `${options.addressFor(asked.callback_url)}/pay/${id}`,
    created_at: now,
    order_id: null,
    blockable: null,
    block_declined: false,
  };
  books.addPage(page);
  return page;
}
