import type { Operator } from '../../domain/marketplace/operator.js';
import { commissionFacts, commissionKindOf } from '../../domain/papers/commissionPaper.js';
import { monthBefore, monthStart, paperDay, paperMonth } from '../../domain/papers/financialYear.js';
import { paperNumber } from '../../domain/papers/paperNumber.js';
import {
  invoiceableSellers,
  invoiceCommissions,
  invoicesOfCommissions,
  lockedCommissions,
  type InvoiceableSeller,
} from '../../persistence/queries/papers/commissions.js';
import type { Transaction } from '../../persistence/transaction.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';
import { issuePaper } from './issuePaper.js';
import { sellerOnPaper } from './sellerOnPaper.js';

type IssuingPorts = Acting & Pick<Ports, 'database' | 'clock' | 'payoutTerms' | 'operator' | 'secrets'>;

/** Number of sellers that are read at once. */
const AT_ONCE = 100;

/** The month that is invoiced, and the moment at which the month ended. */
interface Period {
  period: string;
  earnedBefore: Date;
}

/**
 * Invoices each seller for the commission up to the end of last month, one paper for each seller and month. Issues nothing
 * until the operator is named. Each seller has a separate transaction.
 */
export async function issueCommissionPapers(ports: IssuingPorts): Promise<void> {
  await requireAbility(ports, 'papers:issue');
  const { operator, clock, database } = ports;
  if (!operator) return;
  const month = paperMonth(clock.now());
  const period = { period: monthBefore(month), earnedBefore: monthStart(month) };
  let after = '';
  for (;;) {
    const sellers = await invoiceableSellers(database, { ...period, after, max: AT_ONCE });
    for (const seller of sellers)
      await database.transaction((tx) => invoice(ports, tx, { operator, seller, period }));
    const last = sellers.at(-1);
    if (!last || sellers.length < AT_ONCE) return;
    after = last.sellerId;
  }
}

async function invoice(
  { clock, payoutTerms, secrets }: IssuingPorts,
  tx: Transaction,
  { operator, seller, period }: { operator: Operator; seller: InvoiceableSeller; period: Period },
): Promise<void> {
  const earnings = await lockedCommissions(tx, seller, period.earnedBefore);
  const commission = earnings.reduce((total, each) => total + each.commission, 0);
  // Another worker may have invoiced the commission meanwhile.
  if (commission === 0) return;
  const party = await sellerOnPaper(tx, secrets, seller.sellerId);
  const now = clock.now();
  const fulfillments = new Set(earnings.map(({ fulfillmentId }) => fulfillmentId));
  const corrected = commission < 0 ? await invoicesOfCommissions(tx, [...fulfillments]) : [];
  const facts = commissionFacts({
    operator,
    tax: payoutTerms.commissionTax ?? null,
    seller: party,
    commission,
    sales: fulfillments.size,
    period: period.period,
    corrects: corrected.map(({ issuedOn, ...each }) => ({
      number: paperNumber('COMMISSION_INVOICE', each.financialYear, each.number),
      issuedOn,
    })),
    currency: seller.currency,
    issuedOn: paperDay(now),
  });
  const kind = commissionKindOf(commission);
  const sides = { issuerId: null, recipientId: seller.sellerId, fulfillmentId: null, period: period.period };
  const id = await issuePaper(tx, { kind, ...sides, facts }, now);
  await invoiceCommissions(
    tx,
    id,
    earnings.map((each) => each.id),
  );
}
