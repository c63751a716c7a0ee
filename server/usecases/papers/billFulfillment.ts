import { money, sum, type Money } from '../../domain/money/money.js';
import {
  linesToBill,
  linesToCredit,
  type BilledFulfillment,
  type IssuedSums,
} from '../../domain/papers/charges.js';
import { paperDay } from '../../domain/papers/financialYear.js';
import { billKindOf, isCredit, type PaperKind, type PaperLine } from '../../domain/papers/paper.js';
import { paperNumber } from '../../domain/papers/paperNumber.js';
import { sellerFacts, type SellerPaper } from '../../domain/papers/sellerPaper.js';
import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import type { StoredFulfillment, StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { papersOfFulfillments, type StoredPaper } from '../../persistence/queries/papers/papers.js';
import type { Transaction } from '../../persistence/transaction.js';
import { movementsOf } from '../orders/storedMoney.js';
import type { RecordingScope } from '../recording.js';
import { billedItems } from './billedItems.js';
import { issuePaper } from './issuePaper.js';
import { sellerOnPaper } from './sellerOnPaper.js';

type Issuing = Pick<RecordingScope, 'clock' | 'secrets' | 'payoutTerms'>;

/**
 * Issues the missing papers of a fulfillment: bills for charges once it is dispatched, and credit notes for refunds of billed
 * amounts. The transaction must have locked the fulfillment. Repeating the call issues nothing.
 */
export async function billFulfillment(
  scope: Issuing,
  tx: Transaction,
  { orderId, fulfillmentId }: { orderId: string; fulfillmentId: string },
): Promise<void> {
  const [order] = await ordersByIds(tx, [orderId]);
  const fulfillment = order?.fulfillments.find(({ id }) => id === fulfillmentId);
  if (!order || !fulfillment || !isShipped(fulfillment)) return;
  const papers = await papersOfFulfillments(tx, [fulfillmentId]);
  const billed = billedFulfillment(fulfillment);
  const sums = sumsOf(papers, fulfillment);
  const paper = { scope, tx, order, fulfillment };
  const charged = linesToBill(billed, sums);
  if (charged.length > 0) await issue({ ...paper, lines: charged, bills: null });
  const credited = linesToCredit(billed, sums);
  if (credited.length === 0) return;
  const bills = charged.length > 0 ? await papersOfFulfillments(tx, [fulfillmentId]) : papers;
  await issue({ ...paper, lines: credited, bills: bills.filter(({ kind }) => !isCredit(kind)) });
}

/**
 * True once the books were sent or were ready for pick-up. The law requires the bill at the removal of the goods (CGST Act,
 * section 31).
 */
function isShipped({ timeline }: StoredFulfillment): boolean {
  return timeline.some(({ to }) => to === 'SHIPPED');
}

function sumsOf(papers: readonly StoredPaper[], { currency }: StoredFulfillment): IssuedSums {
  const sumOf = (wanted: boolean): Money =>
    sum(
      papers.filter(({ kind }) => isCredit(kind) === wanted).map(({ amount }) => money(amount, currency)),
      currency,
    );
  return { billed: sumOf(false), credited: sumOf(true) };
}

function billedFulfillment(fulfillment: StoredFulfillment): BilledFulfillment {
  const { currency } = fulfillment;
  return {
    currency,
    ledger: movementsOf(fulfillment),
    extensions: fulfillment.timeline.flatMap(({ extension }) =>
      extension && extension.charge > 0 ? extension : [],
    ),
    items: billedItems(fulfillment),
  };
}

/**
 * The empty address on a bill for a pick-up, because sellers do not see the buyer's address. The seller's state decides the
 * taxes.
 */
const NOWHERE = { street: '', city: null, state: null, zipcode: '', country: '' };

interface Issue {
  scope: Issuing;
  tx: Transaction;
  order: StoredOrder;
  fulfillment: StoredFulfillment;
  lines: PaperLine[];
  /** The bills that a credit note corrects; null to issue a bill. */
  bills: readonly StoredPaper[] | null;
}

async function issue({ scope, tx, order, fulfillment, lines, bills }: Issue): Promise<void> {
  const { sellerId, id: fulfillmentId, currency } = fulfillment;
  const now = scope.clock.now();
  const seller = await sellerOnPaper(tx, scope.secrets, sellerId);
  const { street, city, state, zipcode, country } = order.shippingAddress;
  const address = fulfillment.pickUp ? NOWHERE : { street, city, state, zipcode, country };
  const buyer = { name: order.buyerAsPayee.name, gstin: null, ...address };
  const content: SellerPaper = {
    seller,
    buyer,
    orderId: order.id,
    lines,
    tax: scope.payoutTerms.supplyTax ?? null,
    corrects: (bills ?? []).map((bill) => ({
      number: paperNumber(bill.kind, bill.financialYear, bill.number),
      issuedOn: paperDay(bill.issuedAt),
    })),
    currency,
    issuedOn: paperDay(now),
  };
  const facts = sellerFacts(content);
  const kind: PaperKind = bills ? 'CREDIT_NOTE' : billKindOf(facts);
  const sides = { issuerId: sellerId, recipientId: order.buyerId, fulfillmentId, period: null };
  await issuePaper(tx, { kind, ...sides, facts }, now);
}
