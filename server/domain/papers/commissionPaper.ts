import type { Operator } from '../marketplace/operator.js';
import type { CurrencyCode } from '../money/money.js';
import type { CommissionTax } from '../payouts/payoutTerms.js';
import { stateNamed, stateOf } from '../payouts/gstin.js';
import { counted } from '../text/counted.js';
import { monthText } from '../text/days.js';
import type { PaperFacts, PaperKind } from './paper.js';
import { operatorParty, wholeParty, type StoredParty } from './parties.js';
import { rateOn } from '../payouts/datedRates.js';
import { TAX_CODES, withinAmount } from './taxes.js';

/** The contents of a paper about commission that no earlier paper has charged to the seller. */
export interface CommissionPaper {
  operator: Operator;
  /** Null if the operator charges no GST. */
  tax: CommissionTax | null;
  seller: StoredParty;
  /** The commission in minor units; negative if more was given back than earned. */
  commission: number;
  /** Number of fulfillments from which the commission comes. */
  sales: number;
  /** The last month (YYYY-MM) in which the commission was earned. */
  period: string;
  /** The earlier papers that a credit note corrects. */
  corrects: PaperFacts['corrects'];
  currency: CurrencyCode;
  /** The day on which the paper is issued. */
  issuedOn: string;
}

/** Returns the kind of a paper about this commission: an invoice if it is above zero, otherwise a credit note. */
export function commissionKindOf(
  commission: number,
): Extract<PaperKind, 'COMMISSION_INVOICE' | 'COMMISSION_CREDIT_NOTE'> {
  return commission > 0 ? 'COMMISSION_INVOICE' : 'COMMISSION_CREDIT_NOTE';
}

/**
 * Returns the facts of the operator's paper about a commission. If the operator has a GSTIN, the commission includes GST at
 * the rate on the day of issue. A seller whose state is unknown is taxed as in the operator's state.
 */
export function commissionFacts(paper: CommissionPaper): PaperFacts {
  const { operator, tax, seller, period, sales, corrects, currency, issuedOn } = paper;
  const amount = Math.abs(paper.commission);
  const home = tax && stateOf(tax.gstin);
  const place = stateNamed(seller.state) ?? home;
  const rate = home ? rateOn(tax?.rates ?? [], issuedOn) : 0;
  const { net, taxes } = withinAmount(amount, rate, place === home);
  const title =
    paper.commission > 0 ? 'Commission on sales and rents' : 'Commission given back after refunds';
  const detail = `${counted(sales, 'orders')}, earned until the end of ${monthText(period)}`;
  return {
    from: operatorParty(operator, tax?.gstin ?? null),
    to: wholeParty(seller),
    orderId: null,
    corrects,
    placeOfSupply: home ? place : null,
    lines: [{ title, detail, code: TAX_CODES.COMMISSION, quantity: null, unitPrice: null, amount }],
    taxes,
    net,
    amount,
    currency,
  };
}
