import { newId } from '../payments/books.js';
import { known, Refused } from '../payments/refused.js';
import type { Payout, PayoutLink } from './payoutBooks.js';
import type { PayoutSimulator } from './payoutSimulator.js';

/** The fields of a payout link that the marketplace chooses. */
export type NewLink = Pick<
  PayoutLink,
  'amount' | 'currency' | 'description' | 'contact' | 'receipt' | 'expire_by'
>;

/** Issues a link. As with RazorpayX, a second call with the same receipt issues another link. */
export function issueLink(simulator: PayoutSimulator, asked: NewLink): PayoutLink {
  const id = newId('poutlk');
  const link: PayoutLink = {
    ...asked,
    id,
    entity: 'payout_link',
    status: 'issued',
    short_url: `${simulator.options.linkAddress()}/${id}`,
    created_at: simulator.now,
    payout_ids: [],
  };
  simulator.books.links.set(id, link);
  announce(simulator, link);
  return link;
}

/** Returns a link, which first expires if its time is over. Throws Refused if it is unknown. */
export function linkById(simulator: PayoutSimulator, id: string): PayoutLink {
  const link = known(simulator.books.links.get(id));
  if (isOpen(link) && link.expire_by <= simulator.now) end(simulator, link, 'expired');
  return link;
}

/** Simulates the payee, who enters the account `paidTo` and gets a payout there. Throws Refused if the link is not open. */
export function claimLink(simulator: PayoutSimulator, id: string, paidTo: string): void {
  const link = linkById(simulator, id);
  if (!isOpen(link)) throw new Refused(`payout link is ${link.status}`);
  const { amount, currency } = link;
  const payout = simulator.enter({ amount, currency, mode: 'UPI', reference_id: '', paid_to: paidTo });
  link.payout_ids.push(payout.id);
  followPayout(simulator, payout);
}

/** Closes a link. Throws Refused if it is not open. */
export function cancelLink(simulator: PayoutSimulator, id: string): PayoutLink {
  const link = linkById(simulator, id);
  if (!isOpen(link)) throw new Refused(`Payout link cannot be cancelled in ${link.status} state`);
  return end(simulator, link, 'cancelled');
}

/** Updates the link of a payout after the payout changed. Does nothing if there is no link or it was cancelled. */
export function followPayout(simulator: PayoutSimulator, payout: Payout): void {
  const link = [...simulator.books.links.values()].find(({ payout_ids: ids }) => ids.includes(payout.id));
  if (!link || link.status === 'cancelled') return;
  const status = STATUS[payout.status];
  if (status === link.status) return;
  link.status = status;
  announce(simulator, link);
}

const STATUS = {
  queued: 'processing',
  processing: 'processing',
  processed: 'processed',
  reversed: 'attempted',
  failed: 'attempted',
  cancelled: 'attempted',
} as const satisfies Record<Payout['status'], PayoutLink['status']>;

/** Returns a link as the API shows it, with its payouts. */
export function shownLink({ books }: PayoutSimulator, { payout_ids: ids, ...link }: PayoutLink): object {
  const items = ids.flatMap((id) => books.payouts.get(id) ?? []);
  return { ...link, payouts: { entity: 'collection', count: items.length, items } };
}

function isOpen({ status }: PayoutLink): boolean {
  return status === 'issued' || status === 'attempted';
}

function end(simulator: PayoutSimulator, link: PayoutLink, status: 'expired' | 'cancelled'): PayoutLink {
  link.status = status;
  announce(simulator, link);
  return link;
}

function announce(simulator: PayoutSimulator, link: PayoutLink): void {
  simulator.tell(`payout_link.${link.status}`, 'payout_link', link);
}
