import type { z } from 'zod';
import { newId, newPayment, type Block, type Page, type Payment } from './books.js';
import { receive } from './fees.js';
import { listed, type Span } from './listed.js';
import { known, Refused } from './refused.js';
import type { Simulator } from './simulator.js';

const DAY_SECONDS = 86_400;

/** The number of days after which a block ends, as with UPI Reserve Pay. */
const DAYS = 90;

/** Maximum amount of a block, in paise. */
const MOST = 1_000_000;

/**
 * Lets the buyer on a payment page have this part of the amount blocked instead of charged. A repeated call changes
 * nothing. Throws Refused if the amount is too high.
 */
export function offerBlock(simulator: Simulator, pageId: string, amount: number): Page {
  const page = known(simulator.page(pageId));
  if (amount > MOST || amount >= page.amount) throw new Refused('The amount cannot be blocked');
  page.blockable ??= amount;
  return page;
}

/**
 * Simulates a buyer who has the deposit of a payment page blocked and pays the rest. Returns null if the bank declines the
 * block. Throws Refused if the page is unknown or closed, or offers no block.
 */
export function blockAndPay(simulator: Simulator, pageId: string): Payment | null {
  const block = makeBlock(simulator, pageId);
  return block && simulator.payBeside(block);
}

/**
 * Blocks the amount that a page offers to block, unless it is blocked already. Returns null if the bank declines, or if an
 * earlier block has ended. Throws Refused if the page is unknown or closed, or offers no block.
 */
function makeBlock(simulator: Simulator, pageId: string): Block | null {
  const page = known(simulator.page(pageId));
  if (page.status !== 'created') throw new Refused(`payment link is ${page.status}`);
  if (!page.blockable) throw new Refused('the page offers no block');
  const earlier = blockOfPage(simulator, page.id);
  if (earlier?.status === 'active') return earlier;
  if (earlier || simulator.faults.blocks === 'declined') {
    page.block_declined = true;
    return null;
  }
  const block: Block = {
    id: newId('block'),
    entity: 'deposit_block',
    page_id: page.id,
    status: 'active',
    amount: page.blockable,
    amount_captured: 0,
    currency: page.currency,
    created_at: simulator.now,
    expire_at: simulator.now + DAYS * DAY_SECONDS,
  };
  simulator.books.blocks.set(block.id, block);
  simulator.announceBlock(block);
  return block;
}

/** Returns the block of a page, which first expires if its time is over; null if there is none. */
export function blockOfPage(simulator: Simulator, pageId: string): Block | null {
  const block = simulator.books.blockOfPage(pageId);
  return block ? findBlock(simulator, block.id) : null;
}

/** Returns a block, which first expires if its time is over. Throws Refused if it is unknown. */
export function findBlock(simulator: Simulator, id: string): Block {
  const block = known(simulator.books.blocks.get(id));
  if (block.status === 'active' && block.expire_at <= simulator.now) simulator.endBlock(block, 'expired');
  return block;
}

/** Lists one page of the blocks that were made in a period. First ends all blocks that have expired. */
export function listBlocks(simulator: Simulator, span: z.output<typeof Span>): ReturnType<typeof listed> {
  const { blocks } = simulator.books;
  for (const id of blocks.keys()) findBlock(simulator, id);
  return listed(blocks, span);
}

/**
 * Takes a part of a block. A repeated request with the same key returns the first payment. Throws Refused if the key was used
 * for another request, if the bank refuses, if the block has ended, or if the rest of the block is less than the amount.
 */
export function captureBlock(simulator: Simulator, block: Block, amount: number, key: string): Payment {
  const { books, faults } = simulator;
  const request = `${block.id} ${amount}`;
  const earlier = books.capturesByKey.get(key);
  if (earlier && earlier.request !== request)
    throw new Refused('Different request with the same idempotency key has already been processed.');
  if (earlier) return earlier.payment;
  if (faults.captures === 'refused') throw new Refused('The bank has refused the debit');
  if (block.status !== 'active') throw new Refused(`The block has ${block.status}`);
  if (amount > block.amount - block.amount_captured)
    throw new Refused('The amount is greater than what is left of the block');
  block.amount_captured += amount;
  const payment = newPayment(simulator.now, { amount, currency: block.currency, status: 'captured' });
  books.addCapture(payment, known(books.pages.get(block.page_id)));
  receive(simulator, payment);
  simulator.announce('payment.captured', { payment });
  books.capturesByKey.set(key, { request, payment });
  return payment;
}

/** Releases a block at the marketplace's request. A block that has ended stays as it is. Throws Refused if the bank refuses. */
export function releaseBlock(simulator: Simulator, block: Block): Block {
  if (simulator.faults.releases === 'refused') throw new Refused('The bank has refused the release');
  if (block.status === 'active') simulator.endBlock(block, 'released');
  return block;
}
