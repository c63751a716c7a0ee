import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INTENT_LIFECYCLE, IntentStatus } from '../domain/payments/onlinePayment.js';
import {
  REVERSAL_LIFECYCLE,
  ReversalStatus,
  TRANSFER_LIFECYCLE,
  TransferStatus,
} from '../domain/payouts/transfer.js';
import { sellAndDeliver, type PayoutShop } from '../testing/payments/payouts.js';
import { linkSeller, openTransferShop, runTransferJobs } from '../testing/payments/transfers.js';
import { insertRow, orderRows, refusal } from '../testing/rows.js';
import { newId } from './ids.js';

let shop: PayoutShop;
let transfer: string;
let reversal: string;
beforeAll(async () => {
  shop = await openTransferShop();
  await linkSeller(shop);
  await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
  await runTransferJobs(shop);
  const [held] = await query<{ id: string }>("SELECT id FROM transfers WHERE status = 'HELD'");
  transfer = held?.id ?? '';
  reversal = newId('reversal');
  const row = { id: reversal, transfer_id: transfer, status: 'PENDING', amount: 100, currency: 'INR' };
  await insertRow(shop.paying.marketplace.database, 'transfer_reversals', {
    ...row,
    created_at: '2026-01-09T06:00:00Z',
  });
});
afterAll(() => shop.paying.close());

const query = <Row = unknown>(text: string, values: unknown[] = []) =>
  shop.paying.marketplace.database.query<Row>(text, values);

interface DrawnStep {
  from: readonly (string | null)[];
  to: string;
}

/** Returns every change of a status that no step of the lifecycle makes. */
function forbidden(lifecycle: Record<string, DrawnStep>, statuses: Record<string, string>) {
  const all = Object.values(statuses);
  const allowed = Object.values(lifecycle).flatMap(({ from, to }) => from.map((each) => `${each} ${to}`));
  return all
    .flatMap((from) => all.map((to) => ({ from, to })))
    .filter(({ from, to }) => from !== to && !allowed.includes(`${from} ${to}`));
}

/** Puts a row into a status that its lifecycle may not allow. */
async function force(table: string, { id, set }: { id: string; set: string }): Promise<void> {
  await query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await query(`UPDATE ${table} SET ${set} WHERE id = $1`, [id]);
  await query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}

const change = (table: string, id: string, set: string) =>
  refusal(query(`UPDATE ${table} SET ${set} WHERE id = $1`, [id]));

describe('the database refuses every step that the lifecycle does not have', () => {
  it.each(forbidden(INTENT_LIFECYCLE, IntentStatus))(
    'for a payment from $from to $to',
    async ({ from, to }) => {
      const { database } = shop.paying.marketplace;
      const { orderId } = await orderRows(database);
      const id = newId('intent');
      const at = '2026-01-09T06:00:00Z';
      await insertRow(database, 'payment_intents', {
        id,
        order_id: orderId,
        provider: 'razorpay',
        status: from,
        amount: 24_950,
        currency: 'INR',
        created_at: at,
        expires_at: at,
        settled_at: from === 'AWAITING' ? null : at,
      });
      const settled = to === 'AWAITING' ? 'NULL' : 'now()';
      expect(await change('payment_intents', id, `status = '${to}', settled_at = ${settled}`)).toMatch(
        /^payment_intents_(steps|stay_replaced)$/,
      );
    },
  );

  it.each(forbidden(TRANSFER_LIFECYCLE, TransferStatus))('for a transfer from $from to $to', async (step) => {
    const set = (status: string) =>
      `status = '${status}', ended_at = ${['PLANNED', 'ASKED', 'HELD'].includes(status) ? 'NULL' : 'now()'}`;
    await force('transfers', { id: transfer, set: set(step.from) });
    expect(await change('transfers', transfer, set(step.to))).toBe('transfers_steps');
  });

  it.each(forbidden(REVERSAL_LIFECYCLE, ReversalStatus))('for a reversal from $from to $to', async (step) => {
    const set = (status: string) =>
      `status = '${status}', reference = ${status === 'DONE' ? "'rvrsl_1'" : 'NULL'}, note = 'N', asked_at = now()`;
    await force('transfer_reversals', { id: reversal, set: set(step.from) });
    expect(await change('transfer_reversals', reversal, set(step.to))).toBe('transfer_reversals_steps');
  });
});
