import { idOf } from '../fillStatements.js';
import { EARNED, entries, id, PAYMENTS, SELLER_ID } from './fillPayments.js';

/** The id of the payout that has 100,000 parts. */
export const LARGE_PAYOUT = idOf('payout', 1);

/** Id of the member of staff who settled the payouts, as SQL. */
const STAFF_ID = `'${idOf('user', 2)}'`;

/** Statements that create a single pending payout of everything that the seller has earned. */
export const ONE_LARGE_PAYOUT = [
  `INSERT INTO payouts (id, seller_id, status, amount, currency, upi_address_shown, created_at)
   VALUES ('${LARGE_PAYOUT}', ${SELLER_ID}, 'PENDING', ${PAYMENTS * EARNED}, 'INR', 'se…@upi', now());
   UPDATE earnings SET payout_id = '${LARGE_PAYOUT}' WHERE seller_id = ${SELLER_ID}`,
  'VACUUM ANALYZE',
];

/**
 * Statements that let the large payout fail, and create 100,000 paid payouts of one part each. They run ANALYZE in
 * between, because without new statistics the triggers would read the whole table for each row.
 */
export const MANY_SMALL_PAYOUTS = [
  `UPDATE payouts SET status = 'FAILED', failure = 'The bank refused it', settled_at = now(), settled_by = ${STAFF_ID};
   UPDATE earnings SET payout_id = NULL WHERE seller_id = ${SELLER_ID}`,
  'VACUUM ANALYZE earnings',
  `INSERT INTO payouts (id, seller_id, status, amount, currency, upi_address_shown, reference, created_at, settled_at, settled_by)
   SELECT ${id('payout')}, ${SELLER_ID}, 'PAID', ${EARNED}, 'INR', 'se…@upi', 'UTR' || n, at, at, ${STAFF_ID} FROM bench_paid;
   ANALYZE payouts;
   UPDATE earnings SET payout_id = ${id('payout')} FROM bench_paid WHERE earnings.id = ${id('earning')};
   ANALYZE earnings;
   ${entries('PAYOUT_PAID', { payout_id: id('payout') }, [
     `(1, 'SELLER', ${SELLER_ID}, NULL, ${EARNED})`,
     `(2, 'FLOAT', NULL, NULL, -${EARNED})`,
   ])}`,
  'VACUUM ANALYZE',
];
