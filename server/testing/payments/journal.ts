import assert from 'node:assert/strict';
import { viewMoneyOverview } from '../../usecases/money/viewMoney.js';
import { openScope } from '../../usecases/openScope.js';
import type { TestMarketplace } from '../marketplace.js';
import { principal } from '../people/principals.js';
import { figuresByRows } from './figuresByRows.js';
import type { PayingMarketplace } from './paying.js';

/** A sum in minor units, and the number of amounts in it. */
interface Figure {
  amount: number;
  count: number;
}

/** The figures of the money page, and sums that show whether the journal is consistent. */
export interface Books {
  figures: Record<string, Figure>;
  /** The amount that is owed to sellers for delivery. */
  delivery: number;
  /** The sum of all postings in each currency; zero if the journal balances. */
  sums: number[];
  /** Differences between the postings and the stored totals and balances; empty if they agree. */
  wrongBalances: unknown[];
}

const RIGHT = { sums: [], wrongBalances: [] };

/** Returns the figures of the money page from the journal, and the sums of the journal. */
export async function booksOf({ database, ports }: TestMarketplace): Promise<Books> {
  const staff = principal('user_01h455vb4pex5vsknk084sn02q', 'READER', 'FINANCE');
  const scope = {
    ...openScope(ports, { token: null, address: '127.0.0.1', userAgent: null }),
    principal: () => Promise.resolve(staff),
  };
  const {
    captured,
    refunded,
    depositsHeld,
    owedToSellers,
    paidOut,
    commission,
    taxDeducted,
    taxCollected,
    paymentFees,
    unknownPayments,
    chargebacks,
    owedForDelivery,
  } = await viewMoneyOverview(scope);
  const seen = {
    captured,
    refunded,
    depositsHeld,
    owedToSellers,
    paidOut,
    commission,
    taxDeducted,
    taxCollected,
    paymentFees,
    unknownPayments,
    chargebacks,
  };
  const figures = Object.fromEntries(
    Object.entries(seen).map(([name, { amount, count }]) => [name, { amount: amount.amount, count }]),
  );
  const sums = await database.query<{ sum: number }>(
    'SELECT sum(amount)::int AS sum FROM journal_postings GROUP BY currency HAVING sum(amount) <> 0',
  );
  return {
    figures,
    delivery: owedForDelivery.amount,
    sums: sums.map(({ sum }) => sum),
    wrongBalances: await database.query(WRONG),
  };
}

/** Returns the figures that the journal should show, computed from payments, refunds, deposits, earnings and payouts. */
export async function expectedBooks({ database, ports }: TestMarketplace): Promise<Books> {
  const [owed] = await database.query<{ delivery: number }>(
    `SELECT coalesce(sum(e.delivery), 0)::int AS delivery FROM earnings e LEFT JOIN payouts p ON p.id = e.payout_id
     WHERE p.status IS DISTINCT FROM 'PAID' AND e.currency = '${ports.currency}'`,
  );
  return { figures: await figuresByRows(database, ports.currency), delivery: owed?.delivery ?? 0, ...RIGHT };
}

/** Returns the float in the journal, in minor units. Adds up all currencies, as the simulator's balance does. */
export async function floatOf({ database }: TestMarketplace): Promise<number> {
  const [total] = await database.query<{ float: number }>(
    "SELECT coalesce(sum(amount), 0)::int AS float FROM journal_totals WHERE account = 'FLOAT'",
  );
  return total?.float ?? 0;
}

/** Returns the payments whose recorded fee differs from the fee that the simulator has charged; empty if all agree. */
export async function wrongFees({ marketplace, simulation }: PayingMarketplace): Promise<unknown[]> {
  const { payments } = simulation.simulator.books;
  const booked = await marketplace.database.query<{
    reference: string;
    fee: number | null;
    tax: number | null;
  }>("SELECT reference, fee::int, fee_tax::int AS tax FROM payment_attempts WHERE status = 'CAPTURED'");
  return booked.filter(({ reference, fee, tax }) => {
    const charged = payments.get(reference);
    return charged?.fee !== fee || charged.tax !== tax;
  });
}

/**
 * Throws an error if the journal disagrees with the rows of payments, earnings and payouts. For hooks that run after each test.
 */
export async function assertBooksAgree(marketplace: TestMarketplace): Promise<void> {
  assert.deepEqual(await booksOf(marketplace), await expectedBooks(marketplace));
}

const WRONG = `
  SELECT * FROM (
    SELECT account, currency, sum(amount) AS amount, 'total' AS of FROM journal_totals GROUP BY 1, 2
    UNION ALL SELECT fulfillment_id || account, currency, amount, 'balance' FROM journal_balances
    UNION ALL SELECT account || 'holders', currency, sum(holders), 'holders' FROM journal_totals GROUP BY 1, 2
    UNION ALL SELECT kind || account, currency, sum(entries), 'entries' FROM journal_totals GROUP BY 1, 2
  ) kept EXCEPT SELECT * FROM (
    SELECT account, currency, sum(amount) AS amount, 'total' AS of FROM journal_postings GROUP BY 1, 2
    UNION ALL SELECT fulfillment_id || account, currency, sum(amount), 'balance' FROM journal_postings
      WHERE fulfillment_id IS NOT NULL GROUP BY fulfillment_id, account, currency
    UNION ALL SELECT account || 'holders', currency, count(*) FILTER (WHERE held <> 0), 'holders' FROM (
        SELECT account, currency, fulfillment_id, CASE WHEN fulfillment_id IS NOT NULL THEN sum(amount) ELSE 0 END AS held
        FROM journal_postings GROUP BY 1, 2, 3) holders GROUP BY 1, 2
    UNION ALL SELECT e.kind || p.account, p.currency, count(DISTINCT e.id), 'entries'
      FROM journal_postings p JOIN journal_entries e ON e.id = p.entry_id GROUP BY 1, 2
  ) posted`;
