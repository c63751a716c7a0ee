import type { CurrencyCode } from '../money/money.js';
import { stateNamed, stateOf } from '../payouts/gstin.js';
import type { PaperFacts, PaperLine, PaperTax } from './paper.js';
import { sellerParty, wholeParty, type StoredParty } from './parties.js';
import type { SupplyTax } from '../payouts/payoutTerms.js';
import { supplyRateOn, withinAmount } from './taxes.js';

/** The contents of a bill or a credit note before it is issued. */
export interface SellerPaper {
  seller: StoredParty;
  buyer: StoredParty;
  orderId: string;
  lines: PaperLine[];
  /** The GST rates that the prices of a seller with a GSTIN include; null if there are none. */
  tax: SupplyTax | null;
  /** The bills that a credit note corrects; empty for a bill. */
  corrects: PaperFacts['corrects'];
  currency: CurrencyCode;
  /** The day on which the paper is issued. */
  issuedOn: string;
}

/**
 * Returns the facts of a bill or a credit note. If the seller has a GSTIN, the prices include GST at the rate on the day of
 * issue.
 */
export function sellerFacts({ seller, buyer, tax, issuedOn, lines, ...rest }: SellerPaper): PaperFacts {
  const from = sellerParty(seller);
  const home = seller.gstin && stateOf(seller.gstin);
  const place = stateNamed(buyer.state) ?? home;
  const parts = lines.map(({ amount, code }) => {
    const rate = home ? supplyRateOn(tax, code, issuedOn) : 0;
    return withinAmount(amount, rate, place === home);
  });
  const taxes = added(parts.flatMap((part) => part.taxes));
  return {
    from,
    to: wholeParty(buyer),
    ...rest,
    placeOfSupply: home ? place : null,
    lines,
    taxes,
    net: parts.reduce((total, { net }) => total + net, 0),
    amount: lines.reduce((total, { amount }) => total + amount, 0),
  };
}

/** Adds up the taxes of the same name and rate. */
function added(taxes: readonly PaperTax[]): PaperTax[] {
  const sums = new Map<string, PaperTax>();
  for (const tax of taxes) {
    const key = `${tax.name} ${tax.rate}`;
    sums.set(key, { ...tax, amount: tax.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()];
}
