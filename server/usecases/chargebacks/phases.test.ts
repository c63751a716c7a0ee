import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dispute, DisputePhase } from '../../simulators/payments/books.js';
import { deliverMail, subjectsTo } from '../../testing/mail/mail.js';
import { viewOrder, type Order } from '../../testing/orders/orders.js';
import {
  bankDecides,
  chargeBack,
  chargebacksSeenBy,
  contest,
  openChargeback,
  runChargebackJob,
} from '../../testing/payments/chargebacks.js';
import { assertBooksAgree, floatOf } from '../../testing/payments/journal.js';
import {
  balanceOf,
  openPayoutShop,
  payoutsOf,
  runPayoutJob,
  sellAndDeliver,
  settlePayout,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import { moneySeenBy } from '../../testing/payments/staffMoney.js';

// The book costs 249.50 rupees, and the seller earns 224.55 rupees. The bank returns money to the buyer itself, so the provider
// makes no refund.
let shop: PayoutShop;
let order: Order;
/** The provider's balance before the payment. The journal does not contain it. */
let ownMoney: number;
beforeEach(async () => {
  shop = await openPayoutShop(0);
  ownMoney = simulator().books.balance;
  order = await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  assert.equal(await floatOf(shop.paying.marketplace), simulator().books.balance - ownMoney);
  assert.equal(simulator().books.refunds.size, 0);
  await shop.paying.close();
});

const simulator = () => shop.paying.simulation.simulator;
const nothing = { due: '0.00', waiting: '0.00', onTheWay: '0.00' };
const balance = () => balanceOf(shop.paying, shop.seller);
const taken = async () => (await moneySeenBy(shop.paying, shop.finance)).figures.chargebacks;
const question = (phase: DisputePhase) => chargeBack(shop.paying, order, { phase });
const told = async () => subjectsTo(await deliverMail(shop.paying.marketplace), shop.seller).length;

async function decide(dispute: Dispute, decision: 'won' | 'lost' | 'closed'): Promise<void> {
  await bankDecides(shop.paying, dispute, decision);
  expect(await chargebacksSeenBy(shop.paying, shop.finance)).toEqual([]);
}

async function ledger(): Promise<string[]> {
  const seen = await viewOrder(shop.paying.marketplace, shop.buyer, order.id);
  return (seen?.ledger ?? []).map(({ kind, amount }) => `${kind} ${amount.amount}`);
}

describe('A phase of a chargeback', () => {
  it.each(['fraud', 'retrieval'] as const)(
    'that only asks takes no money, but holds it: %s',
    async (phase) => {
      await deliverMail(shop.paying.marketplace);
      const dispute = await question(phase);
      expect(await openChargeback(shop)).toMatchObject({
        phase: phase.toUpperCase(),
        isDeducted: false,
        viewerCanAnswer: true,
      });
      expect(await told()).toBe(1);
      expect([await balance(), await taken()]).toEqual([{ ...nothing, waiting: '224.55' }, ['0.00', 1]]);
      await decide(dispute, 'closed');
      expect([await balance(), await ledger()]).toEqual([{ ...nothing, due: '224.55' }, ['CHARGE 249.50']]);
    },
  );

  it.each(['chargeback', 'pre_arbitration', 'arbitration'] as const)(
    'takes the money at once, and keeps it if it is lost: %s',
    async (phase) => {
      const dispute = await question(phase);
      expect(await openChargeback(shop)).toMatchObject({ phase: phase.toUpperCase(), isDeducted: true });
      expect([await balance(), await taken()]).toEqual([{ ...nothing, waiting: '224.55' }, ['249.50', 1]]);
      await decide(dispute, 'lost');
      expect([await balance(), await taken()]).toEqual([nothing, ['0.00', 0]]);
      expect(await ledger()).toEqual(['CHARGE 249.50', 'REFUND 249.50']);
    },
  );
});

describe('Phases that follow each other', () => {
  it('are chargebacks of their own: each takes the money, and only the last decision stays', async () => {
    await decide(await question('retrieval'), 'closed');
    for (const phase of ['chargeback', 'pre_arbitration'] as const) {
      const dispute = await question(phase);
      expect((await openChargeback(shop)).reference).toBe(dispute.id);
      expect(await contest(shop)).toEqual([]);
      expect([await balance(), await taken()]).toEqual([{ ...nothing, waiting: '224.55' }, ['249.50', 1]]);
      await decide(dispute, 'won');
      expect([await balance(), await taken()]).toEqual([{ ...nothing, due: '224.55' }, ['0.00', 0]]);
    }
    await decide(await question('arbitration'), 'lost');
    expect([await balance(), await ledger()]).toEqual([nothing, ['CHARGE 249.50', 'REFUND 249.50']]);
  });

  it('take a payout back that was made after an earlier one was won', async () => {
    await decide(await question('chargeback'), 'won');
    await shop.pass(2);
    await runPayoutJob(shop.paying);
    const [payout] = await payoutsOf(shop.paying, shop.seller);
    const paid = { payoutId: payout?.id ?? '', reference: 'UTR1' };
    expect(await settlePayout(shop.paying, shop.finance, 'markPayoutPaid', paid)).toBeNull();
    ownMoney += 22_455;
    await decide(await question('pre_arbitration'), 'lost');
    expect(await balance()).toEqual({ ...nothing, due: '-224.55' });
  });

  it('can be one chargeback that goes on: the money is taken when it does', async () => {
    const dispute = await question('retrieval');
    dispute.phase = 'chargeback';
    dispute.amount_deducted = dispute.amount;
    simulator().books.balance -= dispute.amount;
    await runChargebackJob(shop.paying);
    expect(await openChargeback(shop)).toMatchObject({ phase: 'CHARGEBACK', isDeducted: true });
    expect(await taken()).toEqual(['249.50', 1]);
    await decide(dispute, 'won');
    expect([await balance(), await taken()]).toEqual([{ ...nothing, due: '224.55' }, ['0.00', 0]]);
  });
});
