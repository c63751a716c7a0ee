import { revenueSign, totalOf, type LedgerEntry } from '../money/ledger.js';
import { lineOutcomes, type ChargedLine } from '../money/lineOutcomes.js';
import { allocate, money, sum, type CurrencyCode, type Money } from '../money/money.js';
import type { CartItemType } from '../orders/cart.js';
import { counted } from '../text/counted.js';
import { dayText } from '../text/days.js';
import type { PaperLine } from './paper.js';
import { saleCodeOf, TAX_CODES } from './taxes.js';

/** A line of a fulfillment as ordered, with the details that its bill shows. */
export interface BilledItem extends ChargedLine {
  id: string;
  author: string;
  type: CartItemType;
  quantity: number;
  unitPrice: Money;
  /** The price or rent as ordered, without extensions. */
  lineTotal: Money;
  /** The months of a rental as ordered; null for a purchase. */
  months: number | null;
}

/** An extension of a rental for which rent was charged. */
export interface BilledExtension {
  itemId: string;
  months: number;
  /** The new due date (YYYY-MM-DD). */
  endsOn: string;
}

/** The facts from which the bills and credit notes of a fulfillment are made. */
export interface BilledFulfillment {
  items: readonly BilledItem[];
  /** Oldest first. */
  ledger: readonly LedgerEntry[];
  /** Oldest first. Each has a charge in the ledger, in the same order. */
  extensions: readonly BilledExtension[];
  currency: CurrencyCode;
}

/** The totals of the bills and credit notes that have already been issued for a fulfillment. */
export interface IssuedSums {
  billed: Money;
  credited: Money;
}

/**
 * Returns the lines of the next bill: one for each charge that is not billed yet. Charges are the books as ordered, the
 * delivery, extensions, purchases, late fees and withheld amounts. Empty if all charges are billed.
 */
export function linesToBill(fulfillment: BilledFulfillment, { billed }: IssuedSums): PaperLine[] {
  const { ledger } = fulfillment;
  const charges = ledger.filter(({ kind }) => revenueSign(kind) === 1);
  const rows = charges.filter(({ kind }) => kind === 'CHARGE');
  const fresh = beyond(charges, billed);
  const others = fresh.filter((entry) => !isPurchase(entry));
  return [
    ...others.flatMap((entry) => linesOfCharge(entry, rows.indexOf(entry), fulfillment)),
    ...linesOfPurchases(fresh.filter(isPurchase), fulfillment),
  ];
}

const isPurchase = ({ kind }: LedgerEntry) => kind === 'PURCHASE' || kind === 'DEPOSIT_SPENT';

/** Returns a line for each book that was bought after its rental. Its amount is the price less the credited rent. */
function linesOfPurchases(
  entries: readonly LedgerEntry[],
  { items, currency }: BilledFulfillment,
): PaperLine[] {
  const notes = new Set(entries.map(({ note }) => note ?? null));
  return [...notes].map((name) => {
    const amounts = entries.filter(({ note }) => (note ?? null) === name).map(({ amount }) => amount);
    const author = items.find(({ title }) => title === name)?.author;
    const detail = author ? `${author} · ${BOUGHT}` : BOUGHT;
    return { ...surcharge(name ?? 'Book', detail, sum(amounts, currency)), code: TAX_CODES.BOOK };
  });
}

const BOUGHT = 'Purchase after rental';

/**
 * Skips the oldest entries that add up to `covered`, and returns the others. Papers always cover whole entries, oldest first.
 */
function beyond(entries: readonly LedgerEntry[], covered: Money): LedgerEntry[] {
  let left = covered.amount;
  return entries.filter(({ amount }) => {
    if (left <= 0) return true;
    left -= amount.amount;
    return false;
  });
}

/** Returns the lines of one charge. `place` is the number of CHARGE entries before it; -1 for another kind of entry. */
function linesOfCharge(
  { kind, amount, note }: LedgerEntry,
  place: number,
  { items, extensions, currency }: BilledFulfillment,
): PaperLine[] {
  if (kind === 'DELIVERY') return [deliveryLine(amount)];
  if (kind === 'LATE_FEE') return [surcharge('Late fee', note, amount)];
  // Omits the seller's reason: papers are kept, but such texts are deleted with their accounts. A book's title may stay.
  if (kind === 'DEPOSIT_WITHHELD') {
    const title = items.find((item) => item.title === note)?.title;
    return [surcharge('Withheld from the deposit', title, amount)];
  }
  const ordered = sum(
    items.map(({ lineTotal }) => lineTotal),
    currency,
  );
  if (place === 0 && ordered.amount === amount.amount) return linesOfItems(items);
  const extension = extensions[ordered.amount === 0 ? place : place - 1];
  const item = items.find(({ id }) => id === extension?.itemId);
  if (!extension || !item) return [surcharge('Rent', null, amount)];
  const detail = `Extension by ${counted(extension.months, 'months')}, until ${dayText(extension.endsOn)}`;
  return [{ ...surcharge(item.title, detail, amount), code: TAX_CODES.RENT }];
}

/** Returns the lines of an order as placed. */
export function linesOfItems(items: readonly BilledItem[]): PaperLine[] {
  return items.map(lineOfItem);
}

/** Returns the line of a charge for delivery. It has no tax code, so no GST is computed on it (docs/papers.md). */
export function deliveryLine(charge: Money): PaperLine {
  return surcharge(DELIVERY, null, charge);
}

const DELIVERY = 'Delivery';

function lineOfItem({ title, author, type, months: rented, ...item }: BilledItem): PaperLine {
  const isRental = type === 'RENTAL';
  return {
    title,
    detail: isRental && rented !== null ? `${author} · Rent for ${counted(rented, 'months')}` : author,
    code: saleCodeOf(type),
    quantity: item.quantity,
    unitPrice: isRental ? null : item.unitPrice.amount,
    amount: item.lineTotal.amount,
  };
}

function surcharge(title: string, detail: string | null | undefined, { amount }: Money): PaperLine {
  return { title, detail: detail ?? null, code: null, quantity: null, unitPrice: null, amount };
}

/**
 * Returns the lines of the next credit note: one for each book and one for the delivery, with the refunds that have not been
 * credited yet. Empty if all refunds have been credited.
 */
export function linesToCredit(fulfillment: BilledFulfillment, { credited }: IssuedSums): PaperLine[] {
  const { ledger, currency } = fulfillment;
  const refunds = ledger.filter(({ kind }) => revenueSign(kind) === -1);
  const fresh = beyond(refunds, credited);
  const ofDelivery = totalOf('DELIVERY_REFUND', fresh, currency);
  return [
    ...creditedItems(fulfillment, new Set(fresh)),
    ...(ofDelivery.amount > 0 ? [deliveryLine(ofDelivery)] : []),
  ];
}

function creditedItems(
  { items, ledger, currency }: BilledFulfillment,
  fresh: ReadonlySet<LedgerEntry>,
): PaperLine[] {
  const before = ledger.filter((entry) => !fresh.has(entry));
  const whole = totalOf('REFUND', [...fresh], currency);
  if (whole.amount === 0) return [];
  const shares = refundShares(items, { before, after: ledger }, whole);
  return items.flatMap(({ title, author, type }, at) => {
    const amount = shares[at] ?? money(0, currency);
    const code = saleCodeOf(type);
    return amount.amount > 0 ? [{ ...surcharge(title, author, amount), code }] : [];
  });
}

/**
 * Splits a refund among the lines as the ledger does. If rounding makes a share negative, splits the refund in proportion to
 * what is left of each line.
 */
function refundShares(
  items: readonly BilledItem[],
  { before, after }: Record<'before' | 'after', readonly LedgerEntry[]>,
  whole: Money,
): Money[] {
  const { currencyCode } = whole;
  const earlier = lineOutcomes(items, before, currencyCode);
  const later = lineOutcomes(items, after, currencyCode);
  const shares = later.map(({ refunded }, at) => refunded.amount - (earlier[at]?.refunded.amount ?? 0));
  if (shares.every((share) => share >= 0)) return shares.map((share) => money(share, currencyCode));
  return allocate(
    whole,
    earlier.map(({ net }) => Math.max(0, net.amount)),
  );
}
