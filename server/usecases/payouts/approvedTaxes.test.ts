import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TaxesAtSource } from '../../domain/payouts/taxesAtSource.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { mutate } from '../../testing/mutate.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import { openPayoutShop, sell, type PayoutShop } from '../../testing/payments/payouts.js';
import { confirm } from '../../testing/payments/staffMoney.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';

/** Of each sale of 249.50 rupees, 12.48 are deducted. */
const LAW: TaxesAtSource = {
  deducted: [{ from: '2020-01-01', rate: 10 }],
  deductedWithoutPan: [{ from: '2020-01-01', rate: 500 }],
  exempt: [],
  collected: [],
};

// One member of staff may record 10 rupees alone.
let shop: PayoutShop;
let om: Person;
beforeEach(async () => {
  shop = await openPayoutShop(7, { taxesAtSource: LAW }, { approvalAbove: 10 });
  om = await signUpReader(shop.paying.marketplace, 'Om');
  await makeStaff(shop.paying.marketplace.ports, om, 'FINANCE');
  for (const staff of [om, shop.finance]) await confirm(shop.paying, staff);
  for (let sales = 0; sales < 2; sales += 1) await sell(shop.paying, shop.seller, shop.buyer);
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.paying.close();
});

interface Recorded {
  moneyOverview: { taxDeducted: { amount: { amount: string } } } | null;
  approval: { id: string; step: string; reference: string; account: object | null } | null;
}

/** Records a payment of the deducted tax. Returns the code of a refusal, or the tax still owed and the request. */
async function record(amount: string, reference: string, tax = 'DEDUCTED') {
  const { marketplace } = shop.paying;
  const fields = `moneyOverview { taxDeducted { amount { amount } } }
    approval { id step reference account { id } }`;
  const input = { tax, amount, reference };
  const { userErrors, moneyOverview, approval } = await mutate<Recorded>(
    marketplace,
    shop.finance,
    'recordTaxPayment',
    fields,
    input,
  );
  if (userErrors[0]) return userErrors[0].code;
  return { owed: moneyOverview?.taxDeducted.amount.amount, approval };
}

/** Records a payment that has to be approved. Returns the ID of the request. */
async function ask(amount: string, reference: string): Promise<string> {
  const asked = await record(amount, reference);
  return typeof asked === 'string' ? asked : (asked.approval?.id ?? '');
}

async function decide(staff: Person, step: 'approveStep' | 'declineStep', approvalId: string) {
  const input = { approvalId, ...(step === 'declineStep' && { reason: 'It was paid last month' }) };
  const { userErrors } = await mutate(shop.paying.marketplace, staff, step, '__typename', input);
  return userErrors[0]?.code ?? null;
}

const rows = <Row>(text: string) => shop.paying.marketplace.database.query<Row>(text);
const payments = () =>
  rows<object>(`SELECT tax, amount::int, reference, recorded_by AS by FROM tax_payments ORDER BY id`);

describe('A tax payment above the amount that one member of staff may record', () => {
  it('is recorded once a second one approves it, in the words of the first', async () => {
    expect(await record('10', 'CIN 1')).toEqual({ owed: '14.96', approval: null });
    const asked = await record('14.96', 'CIN 2');
    expect(asked).toMatchObject({
      owed: '14.96',
      approval: { step: 'RECORD_TAX_DEDUCTED', reference: 'CIN 2', account: null },
    });
    expect(await payments()).toHaveLength(1);
    const mails = await deliverMail(shop.paying.marketplace);
    const mail = mails.find(({ to, subject }) => to.address === om.email && /approv|second/i.test(subject));
    expect(mail?.text).toContain('Tax deducted at source paid to the government');
    const id = typeof asked === 'string' ? '' : (asked.approval?.id ?? '');
    expect(await decide(shop.finance, 'approveStep', id)).toBe('OWN_APPROVAL');
    expect(await decide(om, 'approveStep', id)).toBeNull();
    expect(await decide(om, 'approveStep', id)).toBe('APPROVAL_DECIDED');
    const by = shop.finance.id;
    expect(await payments()).toEqual([
      { tax: 'DEDUCTED', amount: 1_000, reference: 'CIN 1', by },
      { tax: 'DEDUCTED', amount: 1_496, reference: 'CIN 2', by },
    ]);
    expect(await record('0.01', 'CIN 3')).toBe('TAX_PAYMENT_EXCEEDED');
    const log = await rows<{ action: string; staff: string }>(
      `SELECT action, staff_id AS staff FROM staff_actions
       WHERE action IN ('RECORD_TAX_PAYMENT', 'REQUEST_APPROVAL', 'APPROVE_STEP') ORDER BY id`,
    );
    expect(log).toEqual([
      { action: 'RECORD_TAX_PAYMENT', staff: by },
      { action: 'REQUEST_APPROVAL', staff: by },
      { action: 'APPROVE_STEP', staff: om.id },
    ]);
  });

  it('is asked for once with a reference, and again after it was declined', async () => {
    const id = await ask('12', 'CIN 1');
    expect(await record('12', 'cin 1')).toBe('APPROVAL_PENDING');
    expect(await decide(om, 'declineStep', id)).toBeNull();
    expect(await payments()).toEqual([]);
    const again = await ask('12', 'CIN 1');
    expect(await decide(om, 'approveStep', again)).toBeNull();
    expect(await payments()).toHaveLength(1);
  });

  it('is refused at its approval if less is owed by then, or the reference was used meanwhile', async () => {
    const [first, second] = [await ask('24', 'CIN 1'), await ask('11', 'CIN 2')];
    expect(await record('1', 'CIN 2')).toMatchObject({ owed: '23.96' });
    expect(await decide(om, 'approveStep', first)).toBe('TAX_PAYMENT_EXCEEDED');
    expect(await decide(om, 'approveStep', second)).toBe('TAX_REFERENCE_USED');
    expect(await payments()).toHaveLength(1);
    expect(await record('24', 'CIN 3')).toBe('TAX_PAYMENT_EXCEEDED');
  });
});
