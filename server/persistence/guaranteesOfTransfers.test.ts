import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelOrder } from '../testing/orders/orders.js';
import { runPayoutJob, sell, sellAndDeliver, type PayoutShop } from '../testing/payments/payouts.js';
import { linkSeller, openTransferShop, runTransferJobs } from '../testing/payments/transfers.js';
import { refusal } from '../testing/rows.js';
import { newId } from './ids.js';

let shop: PayoutShop;
let transfer: string;
beforeAll(async () => {
  shop = await openTransferShop();
  await linkSeller(shop);
});
afterAll(() => shop.paying.close());

const query = <Row = unknown>(text: string, values: unknown[] = []) =>
  shop.paying.marketplace.database.query<Row>(text, values);
const refused = (text: string, values: unknown[] = []) => refusal(query(text, values));

/** Returns the ID of the newest transfer. */
async function newest(): Promise<string> {
  const [row] = await query<{ id: string }>('SELECT id FROM transfers ORDER BY id DESC LIMIT 1');
  return row?.id ?? '';
}

const reversal = (amount: number, status = 'PENDING') =>
  refused(
    `INSERT INTO transfer_reversals (id, transfer_id, status, amount, currency, created_at, reference)
     VALUES ($1::text, $2, $3::text, $4, 'INR', now(), CASE WHEN $3::text = 'DONE' THEN $1::text END)`,
    [newId('reversal'), transfer, status, amount],
  );

const release = (amount: number, columns: { seller?: string } = {}) =>
  refused(
    `INSERT INTO payouts (id, seller_id, status, amount, currency, provider, provider_account, provider_reference, sent_at,
       created_at, transfer_id)
     SELECT $1, coalesce($4, seller_id), 'SENT', $3, 'INR', provider, account, reference, now(), now(), id
     FROM transfers WHERE id = $2`,
    [newId('payout'), transfer, amount, columns.seller ?? null],
  );

const copyOf = (changes: string) =>
  refused(
    `INSERT INTO transfers (id, fulfillment_id, attempt_id, earning_id, seller_id, provider, account, status, amount, currency,
       created_at)
     SELECT $1, ${changes} provider, account, 'PLANNED', amount, currency, now() FROM transfers WHERE id = $2`,
    [newId('transfer'), transfer],
  );

describe('a planned transfer', () => {
  beforeEach(async () => {
    await sell(shop.paying, shop.seller, shop.buyer);
    transfer = await newest();
  });

  it('is the only one of its fulfillment and payment, and of its earning', async () => {
    expect(await copyOf('fulfillment_id, attempt_id, earning_id, seller_id,')).toMatch(/^transfers_/);
  });

  it('is what was earned', async () => {
    expect(await refused('UPDATE transfers SET amount = amount - 1 WHERE id = $1', [transfer])).toBe(
      'transfers_steps',
    );
  });

  it.each(['HELD', 'RELEASED', 'REVERSED', 'FAILED'])('is not %s before it was asked for', async (status) => {
    const set = `status = '${status}', reference = 'trf_${status}', asked_at = now(), ended_at = ${status === 'HELD' ? 'NULL' : 'now()'}`;
    expect(await refused(`UPDATE transfers SET ${set} WHERE id = $1`, [transfer])).toBe('transfers_steps');
  });

  it('is not asked for once a refund of its payment has begun', async () => {
    const order = await sell(shop.paying, shop.seller, shop.buyer);
    transfer = await newest();
    await query('ALTER TABLE transfers DISABLE TRIGGER transfers_steps');
    await cancelOrder(shop.paying.marketplace, shop.buyer, order.id);
    await query("UPDATE transfers SET status = 'PLANNED', ended_at = NULL WHERE id = $1", [transfer]);
    await query('ALTER TABLE transfers ENABLE TRIGGER transfers_steps');
    const ask = "UPDATE transfers SET status = 'ASKED', asked_at = now() WHERE id = $1";
    expect(await refused(ask, [transfer])).toBe('transfers_before_refunds');
    await query("UPDATE transfers SET status = 'DROPPED', ended_at = now() WHERE id = $1", [transfer]);
  });

  it('is neither reversed nor released', async () => {
    expect(await reversal(100)).toBe('transfer_reversals_while_held');
    expect(await release(22_455)).toMatch(/^payouts_/);
  });
});

describe('a held transfer', () => {
  beforeEach(async () => {
    await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    transfer = await newest();
  });

  it('is not reversed beyond its amount', async () => {
    expect(await reversal(20_000)).toBeUndefined();
    expect(await reversal(2_456)).toBe('transfer_reversals_within_transfer');
  });

  it('is released as what is left of it, to its seller, and not while a reversal is open', async () => {
    expect(await release(22_454)).toBe('payouts_release_of_held');
    expect(await release(22_455, { seller: shop.buyer.id })).toBe('payouts_release_of_held');
    expect(await reversal(455)).toBeUndefined();
    expect(await release(22_000)).toBe('payouts_release_of_held');
  });

  it('is RELEASED by a paid payout only, and REVERSED by reversals of all of it', async () => {
    const end = (status: string) =>
      refused(`UPDATE transfers SET status = '${status}', ended_at = now() WHERE id = $1`, [transfer]);
    expect(await end('RELEASED')).toBe('transfers_steps');
    expect(await reversal(22_000, 'DONE')).toBeUndefined();
    expect(await end('REVERSED')).toBe('transfers_steps');
  });

  it('is not paid out in another way', async () => {
    const payout = newId('payout');
    const attempt = query(
      `WITH made AS (INSERT INTO payouts (id, seller_id, status, amount, currency, created_at)
         SELECT $1, seller_id, 'PENDING', amount, 'INR', now() FROM transfers WHERE id = $2 RETURNING id)
       UPDATE earnings SET payout_id = (SELECT id FROM made) WHERE id = (SELECT earning_id FROM transfers WHERE id = $2)`,
      [payout, transfer],
    );
    expect(await refusal(attempt)).toBe('earnings_paid_by_transfer');
  });
});

describe('a transfer that is being released', () => {
  beforeEach(async () => {
    await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    transfer = await newest();
    await runPayoutJob(shop.paying);
  });

  it('is not reversed any more, not released twice, and not recorded by hand', async () => {
    expect(await reversal(100)).toBe('transfer_reversals_while_held');
    expect(await release(22_455)).toMatch(/^payouts_/);
    const byHand =
      "UPDATE payouts SET status = 'FAILED', failure = 'F', settled_by = seller_id, settled_at = now()";
    expect(await refused(`${byHand} WHERE transfer_id = $1`, [transfer])).toMatch(/^payouts_/);
    const taken = 'UPDATE payouts SET transfer_id = NULL WHERE transfer_id = $1';
    expect(await refused(taken, [transfer])).toBe('payouts_transfer_stays');
  });
});
