import {
  deliveryNetOf,
  entriesAtAward,
  entriesAtCancel,
  entriesAtExtension,
  entriesAtOrder,
  totalOf,
  type LedgerEntry,
} from '../domain/money/ledger.js';
import type { ChargedLine } from '../domain/money/lineOutcomes.js';
import { entriesAtFound, entriesAtLoss, type LostLine } from '../domain/rental/lostCopies.js';
import { entriesAtPurchase, quotePurchase, type PurchaseQuote } from '../domain/rental/purchase.js';
import { entriesAtTakeBack, settlementOf } from '../domain/rental/rentalReturn.js';
import { inr, type Line, type Step, type Story } from './moneyHistories.js';

/** A fulfillment's state at one point in time: its ledger, and the purchases of rented lines, keyed by line index. */
export interface Told {
  ledger: LedgerEntry[];
  bought: ReadonlyMap<number, PurchaseQuote>;
  /** The step that ended the fulfillment; null if it has not ended. */
  end: Ending | null;
}
type Ending = Exclude<Step, { does: 'extend' | 'buy' | 'award' }>;

/** Returns the ledgers after the order and after each step that has an effect, as the use-cases would write them. */
export function ledgersOf(story: Story): LedgerEntry[][] {
  return told(story).map(({ ledger }) => ledger);
}

/** Returns the fulfillment after the order and after each step that has an effect. */
export function told({ lines, delivery, steps }: Story): Told[] {
  const placed = entriesAtOrder(
    lines.map(({ lineTotal, deposit }) => ({ lineTotal: inr(lineTotal), deposit: inr(deposit) })),
    inr(delivery),
    'INR',
  );
  let due = lines;
  const moments: Told[] = [{ ledger: placed, bought: new Map(), end: null }];
  for (const next of steps) {
    const now = moments.at(-1) ?? { ledger: [], bought: new Map(), end: null };
    if (next.does === 'extend' && !now.end)
      due = due.map((line) => (line.dueOn ? { ...line, dueOn: next.dueOn } : line));
    moments.push(...after(next, now, due));
  }
  return moments;
}

function after(step: Step, now: Told, lines: readonly Line[]): Told[] {
  const { ledger, bought, end } = now;
  const hasArrived = end !== null || bought.size > 0;
  if (step.does === 'award')
    return [{ ...now, ledger: [...ledger, ...awarded(ledger, step.permille, hasArrived)] }];
  if (end || (step.does === 'cancel' && bought.size > 0)) return [];
  if (step.does === 'extend')
    return [{ ...now, ledger: [...ledger, ...entriesAtExtension(inr(step.charge))] }];
  if (step.does === 'buy') return afterPurchase(step, now, lines);
  const rented = lines.filter((_, at) => !bought.has(at));
  const ended = { ledger: [...ledger, ...lastEntries(ledger, rented, step)], bought, end: step };
  const isFound = step.does === 'lose' && step.isFound;
  const found = { ...ended, ledger: [...ended.ledger, ...entriesAtFound(ended.ledger, inr(0))] };
  return isFound ? [ended, found] : [ended];
}

function afterPurchase(
  { line: at, on, price, percent }: Extract<Step, { does: 'buy' }>,
  now: Told,
  lines: readonly Line[],
): Told[] {
  const line = lines[at];
  const [rented] = line && !now.bought.has(at) ? rentedLine(line) : [];
  if (!line || !rented) return [];
  const offer = { price: inr(price), rentCreditPercent: percent };
  const quote = quotePurchase({ ...rented, offer, rentPaid: inr(line.lineTotal) }, on);
  const ledger = [...now.ledger, ...entriesAtPurchase(quote, line.title)];
  return [{ ...now, ledger, bought: new Map([...now.bought, [at, quote]]) }];
}

/** Returns the lines with their charges. All extensions are charged to the first line. */
export function chargedLines(lines: readonly Line[], { ledger, bought }: Told): ChargedLine[] {
  const ordered = lines.reduce((total, { lineTotal }) => total + lineTotal, 0);
  const extended = totalOf('CHARGE', ledger, 'INR').amount - ordered;
  return lines.map(({ title, lineTotal, deposit }, at) => {
    const purchase = bought.get(at);
    const paid = purchase ? purchase.fromDeposit.amount + purchase.toPay.amount : 0;
    return {
      title,
      charge: inr(lineTotal + paid + (at === 0 ? extended : 0)),
      deposit: inr(deposit),
      feeAtPurchase: purchase?.lateFee ?? null,
    };
  });
}

/**
 * Returns the ledger entries of an award. Late fees are never refunded. The delivery charge is refunded only before the
 * arrival.
 */
function awarded(past: readonly LedgerEntry[], permille: number, hasArrived: boolean): LedgerEntry[] {
  const total = (kind: LedgerEntry['kind']) => totalOf(kind, past, 'INR').amount;
  const paid = total('CHARGE') + total('PURCHASE') + total('DEPOSIT_SPENT');
  const books = paid + total('DEPOSIT_WITHHELD') - total('REFUND');
  const left = books + (hasArrived ? 0 : deliveryNetOf(past, 'INR').amount);
  return entriesAtAward(past, inr(Math.floor((left * permille) / 1000)), 'INR');
}

/**
 * Returns the ledger entries of the step that ends a fulfillment. The amount to withhold is capped at the remaining
 * deposits.
 */
function lastEntries(past: readonly LedgerEntry[], lines: readonly Line[], step: Ending): LedgerEntry[] {
  if (step.does === 'cancel') return entriesAtCancel(past, 'INR');
  const rented = lines.flatMap(rentedLine);
  if (step.does === 'lose') return entriesAtLoss(past, { lines: rented, lostOn: step.on }, 'INR');
  const back = { lines: rented, returnedOn: step.on };
  const amount = Math.min(step.withhold, settlementOf(past, back, 'INR').depositLeft.amount);
  return entriesAtTakeBack(
    past,
    { ...back, withhold: amount > 0 ? { amount, reason: 'Torn' } : null },
    'INR',
  );
}

function rentedLine({ title, quantity, dueOn, lateFeePerDay, deposit, keptIfLost }: Line): LostLine[] {
  if (dueOn === null) return [];
  const amounts = { lateFeePerDay: inr(lateFeePerDay), deposit: inr(deposit), keptIfLost: inr(keptIfLost) };
  return [{ title, quantity, dueOn, ...amounts }];
}
