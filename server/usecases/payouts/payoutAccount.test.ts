import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyFrom, secretBox } from '../../secrets/secretBox.js';
import { tablesWith, tablesWithNumber } from '../../testing/databases/tablesWith.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { mutate } from '../../testing/mutate.js';
import type { PayingMarketplace } from '../../testing/payments/paying.js';
import {
  BANK,
  changePayoutAccount,
  decidePayoutAccount,
  payoutAccountOf,
  pendingBankAccounts,
} from '../../testing/payments/payoutAccounts.js';
import {
  openPayoutShop,
  payoutsOf,
  runPayoutJob,
  sellAndDeliver,
  settlePayout,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import { PASSWORD, type Person } from '../../testing/people/people.js';
import { RestClient } from '../../testing/restClient.js';
import { auditOf } from '../../testing/people/staff.js';
import { resealSecrets } from '../upkeep/resealSecrets.js';
import { gstinOf } from './viewPayoutAccount.js';

const PAN = 'AAPFU0939F';
const GSTIN = '27AAPFU0939F1ZV';
const TO_BANK = { method: 'BANK_ACCOUNT', bankAccount: BANK };

let shop: PayoutShop;
let paying: PayingMarketplace;
let finance: Person;
let seller: Person;
let buyer: Person;
beforeEach(() => open());
afterEach(() => paying.close());

async function open(terms: { needsPan?: boolean } = {}): Promise<void> {
  shop = await openPayoutShop(7, terms);
  ({ paying, finance, seller, buyer } = shop);
}

/** Lets a sale become due, and prepares the payouts. Returns the destination of each payout to the seller. */
async function preparedAfter(days: number): Promise<(string | null)[]> {
  await shop.pass(days);
  await runPayoutJob(paying);
  return (await payoutsOf(paying, seller)).map(({ upiAddress }) => upiAddress);
}

describe('A payout account', () => {
  it('is changed only with a fresh confirmation, and shows only the ends of its numbers', async () => {
    await shop.pass(1);
    paying.marketplace.clock.advanceMinutes(11);
    const input = { ...TO_BANK, pan: PAN, gstin: GSTIN };
    const stale = await mutate(paying.marketplace, seller, 'updatePayoutAccount', '__typename', input);
    expect(stale.userErrors.map(({ code }) => code)).toEqual(['CONFIRMATION_REQUIRED']);
    expect(await payoutAccountOf(paying, seller)).toMatchObject({ method: 'UPI', panEnd: null });
    expect(await changePayoutAccount(paying, seller, input)).toEqual([]);
    expect(await payoutAccountOf(paying, seller)).toEqual({
      status: 'ACTIVE',
      missing: [],
      method: 'BANK_ACCOUNT',
      bankAccountEnd: '5546',
      panEnd: '939F',
      gstinEnd: 'F1ZV',
      restrictionReason: null,
      proof: null,
    });
    const { database, secrets } = paying.marketplace.ports;
    expect(await gstinOf(database, secrets, seller.id)).toBe(GSTIN);
    expect(await gstinOf(database, secrets, buyer.id)).toBeNull();
  });

  it('is not changed by numbers that are wrong or do not belong together', async () => {
    const wrong = { pan: 'X', gstin: 'Y', bankAccount: { holder: '', number: '1', ifsc: 'Z' } };
    expect(await changePayoutAccount(paying, seller, wrong)).toEqual([
      'PAN_INVALID',
      'GSTIN_INVALID',
      'BANK_HOLDER_REQUIRED',
      'BANK_ACCOUNT_INVALID',
      'IFSC_INVALID',
    ]);
    const other = { pan: 'ABCPE1234F', gstin: GSTIN };
    expect(await changePayoutAccount(paying, seller, other)).toEqual(['GSTIN_PAN_MISMATCH']);
    expect(await payoutAccountOf(paying, seller)).toMatchObject({ panEnd: null, gstinEnd: null });
  });

  it('leaves its numbers nowhere but, by law, on the seller’s papers', async () => {
    await changePayoutAccount(paying, seller, { ...TO_BANK, pan: PAN, gstin: GSTIN });
    await sellAndDeliver(paying, seller, buyer);
    expect(await preparedAfter(7)).toEqual([null]);
    for (const number of [BANK.number, BANK.ifsc])
      expect(await tablesWith(paying.marketplace.database, number)).toEqual([]);
    // A GSTIN contains the PAN.
    for (const number of [PAN, GSTIN])
      expect(await tablesWith(paying.marketplace.database, number)).toEqual(['public.papers']);
    expect((await tablesWithNumber(paying.marketplace.database, '5546')).toSorted()).toEqual([
      'public.payout_accounts',
      'public.payouts',
    ]);
    const rest = await RestClient.of(paying.marketplace);
    const { body } = await rest.get<Record<string, object[]>>('/api/v1/users/me/export', { as: seller });
    const text = JSON.stringify([body, await deliverMail(paying.marketplace)]);
    expect(body['payoutAccount']).toMatchObject([{ bank_account_end: '5546', pan_end: '939F' }]);
    for (const number of [BANK.number, BANK.ifsc, PAN, GSTIN]) expect(text).not.toContain(number);
  });

  it('is erased with the account', async () => {
    await changePayoutAccount(paying, seller, { ...TO_BANK, pan: PAN });
    await mutate(paying.marketplace, seller, 'closeAccount', '__typename', { currentPassword: PASSWORD });
    expect(await paying.marketplace.database.query('SELECT FROM payout_accounts')).toEqual([]);
  });
});

describe('Payouts', () => {
  it('wait for a day after a change, and then go to the bank account', async () => {
    await sellAndDeliver(paying, seller, buyer);
    await shop.pass(8);
    expect(await changePayoutAccount(paying, seller, TO_BANK)).toEqual([]);
    expect(await preparedAfter(0)).toEqual([]);
    expect(await preparedAfter(1)).toEqual([null]);
    expect(await pendingBankAccounts(paying, finance)).toEqual([BANK]);
  });

  it('show the bank account to staff while they are pending, and record who read it', async () => {
    await changePayoutAccount(paying, seller, TO_BANK);
    await sellAndDeliver(paying, seller, buyer);
    await preparedAfter(7);
    const [payout] = await payoutsOf(paying, seller);
    const own = `{ payouts { nodes { bankAccountEnd bankAccount { number } payoutAccount { status } } } }`;
    expect(await paying.marketplace.ask(own, {}, seller.token)).toEqual({
      payouts: { nodes: [{ bankAccountEnd: '5546', bankAccount: null, payoutAccount: null }] },
    });
    expect(await auditOf(paying.marketplace, seller)).toEqual([]);
    expect(await pendingBankAccounts(paying, finance)).toEqual([BANK]);
    const read = { action: 'READ_BANK_ACCOUNT', detail: payout?.id, staff: finance.id };
    expect(await auditOf(paying.marketplace, seller)).toContainEqual(read);
    const paid = { payoutId: payout?.id ?? '', reference: 'UTR1' };
    expect(await settlePayout(paying, finance, 'markPayoutPaid', paid)).toBeNull();
    const left = 'SELECT bank_account_end AS end FROM payouts WHERE bank_account IS NULL';
    expect(await paying.marketplace.database.query(left)).toEqual([{ end: '5546' }]);
    const mails = await deliverMail(paying.marketplace);
    expect(mails.findLast(({ to }) => to.address === seller.email)?.text).toContain('ends in 5546');
  });

  it('wait for what is missing', async () => {
    await paying.close();
    await open({ needsPan: true });
    await sellAndDeliver(paying, seller, buyer);
    expect(await preparedAfter(8)).toEqual([]);
    expect(await payoutAccountOf(paying, seller)).toMatchObject({ status: 'PENDING', missing: ['PAN'] });
    await changePayoutAccount(paying, seller, { pan: PAN, upiAddress: 'new@okbank' });
    expect(await payoutAccountOf(paying, seller)).toMatchObject({ status: 'ACTIVE', missing: [] });
    expect(await preparedAfter(1)).toEqual(['new@okbank']);
  });

  it('stop while staff restrict the account, and the seller reads why', async () => {
    await sellAndDeliver(paying, seller, buyer);
    const stop = { userId: seller.id, status: 'RESTRICTED', reason: 'The name does not match' };
    expect(await decidePayoutAccount(paying, finance, 'restrictPayoutAccount', stop)).toEqual([]);
    expect(await preparedAfter(8)).toEqual([]);
    expect(await payoutAccountOf(paying, seller)).toMatchObject({
      status: 'RESTRICTED',
      restrictionReason: 'The name does not match',
    });
    const list = '{ restrictedPayoutAccounts { totalCount nodes { status seller { id } } } }';
    expect(await paying.marketplace.ask(list, {}, finance.token)).toEqual({
      restrictedPayoutAccounts: {
        totalCount: 1,
        nodes: [{ status: 'RESTRICTED', seller: { id: seller.id } }],
      },
    });
    const go = { userId: seller.id };
    expect(await decidePayoutAccount(paying, finance, 'reinstatePayoutAccount', go)).toEqual([]);
    expect(await decidePayoutAccount(paying, finance, 'reinstatePayoutAccount', go)).toEqual([
      'PAYOUT_ACCOUNT_NOT_RESTRICTED',
    ]);
    expect(await preparedAfter(0)).toEqual(['dev@okbank']);
    expect((await auditOf(paying.marketplace, seller)).map(({ action, detail }) => [action, detail])).toEqual(
      [
        ['RESTRICT_PAYOUT_ACCOUNT', 'RESTRICTED: The name does not match'],
        ['READ_MONEY', seller.id],
        ['REINSTATE_PAYOUT_ACCOUNT', null],
      ],
    );
  });

  it('are stopped by nobody for themselves, and only by staff who settle payouts', async () => {
    const stop = (userId: string) => ({ userId, status: 'REJECTED', reason: 'Fraud' });
    const restrict = (person: Person, userId: string) =>
      decidePayoutAccount(paying, person, 'restrictPayoutAccount', stop(userId));
    expect(await restrict(finance, finance.id)).toEqual(['OWN_PAYOUT_ACCOUNT']);
    expect(await restrict(finance, 'user_unknown')).toEqual(['USER_NOT_FOUND']);
    expect(await restrict(buyer, seller.id)).toEqual(['FORBIDDEN']);
  });
});

it('A new key seals again what the old one sealed, and the old one is not needed any more', async () => {
  await changePayoutAccount(paying, seller, { ...TO_BANK, pan: PAN, gstin: GSTIN });
  await sellAndDeliver(paying, seller, buyer);
  await preparedAfter(7);
  const { ports, dataDir } = paying.marketplace;
  const [newest, former] = [Buffer.alloc(32, 9), keyFrom({ secretKey: null, dataDir })];
  const only = secretBox(() => [newest]);
  const both = secretBox(() => [newest, former]);
  expect(await gstinOf(ports.database, both, seller.id)).toBe(GSTIN);
  expect(await resealSecrets({ ...ports, secrets: both })).toBe(3);
  expect(await gstinOf(ports.database, only, seller.id)).toBe(GSTIN);
  await expect(gstinOf(ports.database, ports.secrets, seller.id)).rejects.toThrow('SECRET_KEY');
  expect(await resealSecrets({ ...ports, secrets: only })).toBe(0);
});
