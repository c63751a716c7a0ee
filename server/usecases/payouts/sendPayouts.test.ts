import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { deliverMail } from '../../testing/mail/mail.js';
import {
  balanceOf,
  failedPayouts,
  paidPayouts,
  payoutsOf,
  pendingPayouts,
  runPayoutJob,
  sellAndDeliver,
  setUpiAddress,
  settlePayout,
} from '../../testing/payments/payouts.js';
import { BANK, changePayoutAccount, decidePayoutAccount } from '../../testing/payments/payoutAccounts.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import {
  followList,
  madeBy,
  openSendingShop,
  prepareAndSend,
  sendOnce,
  takeWebhooks,
  type SendingShop,
} from '../../testing/payments/sentPayouts.js';

// The book costs 249.50 rupees, of which the seller gets 224.55. The provider charges 5.90 for each payout.
let shop: SendingShop;
beforeEach(async () => {
  shop = await openSendingShop();
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.close();
});

const sold = () => sellAndDeliver(shop.paying, shop.seller, shop.buyer);
const seen = async () => (await payoutsOf(shop.paying, shop.seller))[0];
const toStaff = async () => (await pendingPayouts(shop.paying, shop.finance))[0];
const books = () => shop.payouts.books;
const postings = async () =>
  (
    await shop.paying.marketplace.database.query<{ line: string }>(
      `SELECT e.kind || ' ' || p.account || ' ' || p.amount AS line
       FROM journal_entries e JOIN journal_postings p ON p.entry_id = e.id
       WHERE e.payout_id IS NOT NULL ORDER BY e.id, p.number`,
    )
  ).map(({ line }) => line);

const mails = async () =>
  (await deliverMail(shop.paying.marketplace)).filter(
    ({ to, subject }) => to.address === shop.seller.email && /payout of|paid out/i.test(subject),
  );

describe('A prepared payout', () => {
  it('is paid by the provider, with the reference of the bank, and its fee is posted', async () => {
    await sold();
    expect(await prepareAndSend(shop)).toBeNull();
    const [made, ...others] = madeBy(shop.payouts);
    expect(others).toEqual([]);
    expect(made).toMatchObject({ amount: 22_455, mode: 'UPI', paid_to: 'dev@okbank', status: 'processed' });
    const paid = await seen();
    expect(paid).toMatchObject({ status: 'PAID', amount: '224.55', reference: made?.utr, fee: null });
    expect(made?.reference_id).toBe(paid?.id);
    expect(await paidPayouts(shop.paying, shop.finance)).toMatchObject([{ fee: '5.90' }]);
    expect(await postings()).toEqual([
      'PAYOUT_FEE PROVIDER_FEE 590',
      'PAYOUT_FEE FLOAT -590',
      'PAYOUT_PAID SELLER 22455',
      'PAYOUT_PAID FLOAT -22455',
    ]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['₹224.55 paid out to you']);
  });

  it('to a bank account goes by IMPS, in the name of its holder', async () => {
    const to = { method: 'BANK_ACCOUNT', bankAccount: BANK };
    expect(await changePayoutAccount(shop.paying, shop.seller, to)).toEqual([]);
    await shop.pass(2);
    await sold();
    await prepareAndSend(shop);
    expect(madeBy(shop.payouts)).toMatchObject([{ mode: 'IMPS', paid_to: BANK.number }]);
    expect(await seen()).toMatchObject({ status: 'PAID' });
  });

  it('is shown as sent while the bank works on it, and nobody pays it by hand meanwhile', async () => {
    shop.payouts.faults.banks = 'wait';
    await sold();
    await prepareAndSend(shop);
    expect(await seen()).toMatchObject({ status: 'SENT', providerNote: null });
    const sent = await toStaff();
    const closed = { viewerCanMarkPaid: false, viewerCanMarkFailed: false };
    expect(sent).toMatchObject({ status: 'SENT', providerNote: 'Payout is with the bank', ...closed });
    expect((await balanceOf(shop.paying, shop.seller)).onTheWay).toBe('224.55');
    const payoutId = sent?.id ?? '';
    const settle = (step: 'markPayoutPaid' | 'markPayoutFailed', input: object) =>
      settlePayout(shop.paying, shop.finance, step, { payoutId, ...input });
    expect(await settle('markPayoutPaid', { reference: 'UTR1' })).toBe('PAYOUT_WITH_PROVIDER');
    expect(await settle('markPayoutFailed', { reason: 'Late' })).toBe('PAYOUT_WITH_PROVIDER');
    await sold();
    expect(await prepareAndSend(shop)).toBeNull();
    expect(madeBy(shop.payouts)).toHaveLength(1);
  });

  it('that staff pay by hand is never handed over', async () => {
    await sold();
    await runPayoutJob(shop.paying);
    const byHand = { payoutId: (await toStaff())?.id ?? '' };
    const early = { ...byHand, reference: 'UTR1' };
    expect(await settlePayout(shop.paying, shop.finance, 'markPayoutPaid', early)).toBe('PAYOUT_NOT_BY_HAND');
    expect(await settlePayout(shop.paying, shop.finance, 'payPayoutByHand', byHand)).toBeNull();
    expect(await settlePayout(shop.paying, shop.finance, 'payPayoutByHand', byHand)).toBeNull();
    await sendOnce(shop.paying.marketplace);
    expect(await toStaff()).toMatchObject({ status: 'PENDING', viewerCanMarkPaid: true });
    const paid = { payoutId: (await toStaff())?.id ?? '', reference: 'UTR1' };
    expect(await settlePayout(shop.paying, shop.finance, 'markPayoutPaid', paid)).toBeNull();
    await sendOnce(shop.paying.marketplace);
    expect(madeBy(shop.payouts)).toEqual([]);
  });

  it('is not paid by hand either while the payouts to its seller are stopped', async () => {
    await sold();
    await runPayoutJob(shop.paying);
    const payoutId = (await toStaff())?.id ?? '';
    const settle = (step: 'payPayoutByHand' | 'markPayoutPaid', input: object = {}) =>
      settlePayout(shop.paying, shop.finance, step, { payoutId, ...input });
    const decide = (step: 'restrictPayoutAccount' | 'reinstatePayoutAccount', input: object = {}) =>
      decidePayoutAccount(shop.paying, shop.finance, step, { userId: shop.seller.id, ...input });
    const stop = { status: 'RESTRICTED', reason: 'The name differs' };
    await decide('restrictPayoutAccount', stop);
    expect(await toStaff()).toMatchObject({ viewerCanPayByHand: false, viewerCanMarkPaid: false });
    expect(await settle('payPayoutByHand')).toBe('PAYOUT_STOPPED');
    await decide('reinstatePayoutAccount');
    expect(await toStaff()).toMatchObject({ viewerCanPayByHand: true, viewerCanMarkPaid: false });
    expect(await settle('payPayoutByHand')).toBeNull();
    expect(await toStaff()).toMatchObject({ viewerCanPayByHand: false, viewerCanMarkPaid: true });
    await decide('restrictPayoutAccount', stop);
    expect(await toStaff()).toMatchObject({ status: 'PENDING', viewerCanMarkPaid: false });
    expect(await settle('markPayoutPaid', { reference: 'UTR1' })).toBe('PAYOUT_STOPPED');
    await decide('reinstatePayoutAccount');
    expect(await toStaff()).toMatchObject({ status: 'PENDING', viewerCanMarkPaid: true });
  });
});

describe('Never handed over is money', () => {
  const query = (statement: string) => shop.paying.marketplace.database.query(statement);
  const stop = async () => {
    const input = { userId: shop.seller.id, status: 'RESTRICTED', reason: 'The name differs' };
    await decidePayoutAccount(shop.paying, shop.finance, 'restrictPayoutAccount', input);
  };
  const change = () => setUpiAddress(shop.paying, shop.seller, 'other@okbank');
  const suspend = () => query(`UPDATE users SET suspended_at = now() WHERE id = '${shop.seller.id}'`);

  it.each([
    ['of a seller whose account is restricted', stop],
    ['of a seller who changed the account within a day', change],
    ['of a seller who is suspended', suspend],
  ])('%s', async (_, forbid) => {
    await sold();
    await runPayoutJob(shop.paying);
    await forbid();
    expect(await sendOnce(shop.paying.marketplace)).toBeNull();
    expect(await toStaff()).toMatchObject({ status: 'PENDING' });
    expect(madeBy(shop.payouts)).toEqual([]);
  });
});

it('Money that is disputed is never handed over', async () => {
  const order = await sold();
  await runPayoutJob(shop.paying);
  const claim = { reason: 'NOT_AS_DESCRIBED', statement: 'It is torn', amount: '100.00' };
  await graphqlDisputes(shop.paying.marketplace).open(shop.buyer, order.fulfillments[0]?.id ?? '', claim);
  await sendOnce(shop.paying.marketplace);
  expect(await toStaff()).toMatchObject({ status: 'PENDING', disputedAmount: '224.55' });
  expect(madeBy(shop.payouts)).toEqual([]);
});

describe('A fault of the provider:', () => {
  it('an answer that is lost after the payout was made is asked for again, and pays once', async () => {
    shop.payouts.faults.lostAnswers = { payOut: 1 };
    shop.payouts.faults.missingWebhooks = true;
    await sold();
    expect(await prepareAndSend(shop)).toBe('The payment provider cannot be reached');
    expect(await seen()).toMatchObject({ status: 'SENT' });
    expect(await sendOnce(shop.paying.marketplace)).toBeNull();
    expect(await seen()).toMatchObject({ status: 'PAID' });
    expect(madeBy(shop.payouts)).toHaveLength(1);
  });

  it('a payout that its list does not show yet is asked for under the same key', async () => {
    shop.payouts.faults.lostAnswers = { payOut: 1 };
    await sold();
    await prepareAndSend(shop);
    const [made] = madeBy(shop.payouts);
    if (made) books().payouts.delete(made.id);
    await sendOnce(shop.paying.marketplace);
    if (made) books().payouts.set(made.id, made);
    await sendOnce(shop.paying.marketplace);
    expect([...books().byKey.keys()]).toEqual([(await seen())?.id]);
    expect(await seen()).toMatchObject({ status: 'PAID', reference: made?.utr });
    expect(madeBy(shop.payouts)).toHaveLength(1);
  });

  it('while it is down, the payout waits', async () => {
    shop.payouts.faults.down = true;
    await sold();
    expect(await prepareAndSend(shop)).toBe('The payment provider answered with status 503');
    expect(await seen()).toMatchObject({ status: 'SENT' });
    shop.payouts.faults.down = false;
    expect(await sendOnce(shop.paying.marketplace)).toBeNull();
    expect(await seen()).toMatchObject({ status: 'PAID' });
  });

  it('a failure gives its reason to the seller, and the money to the next payout', async () => {
    shop.payouts.faults.banks = 'fail';
    await sold();
    await prepareAndSend(shop);
    const failure = 'The account of the beneficiary is closed';
    expect(await seen()).toMatchObject({ status: 'FAILED', failure, reference: null });
    expect(await failedPayouts(shop.paying, shop.finance)).toMatchObject([{ failure }]);
    const [mail] = await mails();
    expect(mail?.subject).toBe('The payout of ₹224.55 failed');
    expect(mail?.text).toContain(failure);
    expect(mail?.text).toContain('Please check your payout account');
    expect(await postings()).toEqual([]);
    shop.payouts.faults.banks = 'pay';
    await prepareAndSend(shop);
    expect((await payoutsOf(shop.paying, shop.seller)).map(({ status }) => status)).toEqual([
      'PAID',
      'FAILED',
    ]);
    expect(books().spent).toBe(22_455 + 590);
  });

  it('a refused account fails the payout with the reason', async () => {
    shop.payouts.faults.refusedAccount = 'dev@okbank';
    await sold();
    expect(await prepareAndSend(shop)).toBeNull();
    expect(await seen()).toMatchObject({
      status: 'FAILED',
      failure: 'The account of the beneficiary is invalid',
    });
  });

  it('a wrong account of the operator is no failure of the seller, and staff see it', async () => {
    shop.payouts.faults.wrongAccount = true;
    await sold();
    const refusal = 'The RazorpayX Account number is invalid.';
    expect(await prepareAndSend(shop)).toBe(refusal);
    expect(await toStaff()).toMatchObject({ status: 'SENT', providerNote: refusal });
    expect(await mails()).toEqual([]);
    shop.payouts.faults.wrongAccount = false;
    await sendOnce(shop.paying.marketplace);
    expect(await seen()).toMatchObject({ status: 'PAID' });
  });

  it('a balance that is too low keeps the payout waiting, and staff see it', async () => {
    books().balance = 22_455;
    await sold();
    expect(await prepareAndSend(shop)).toBeNull();
    const note = 'Payout is queued as there is not enough balance';
    expect(await toStaff()).toMatchObject({ status: 'SENT', awaitsBalance: true, providerNote: note });
    await sendOnce(shop.paying.marketplace);
    shop.payouts.addBalance(590);
    await takeWebhooks(shop);
    expect(await seen()).toMatchObject({ status: 'PAID', awaitsBalance: false });
    expect(books().balance).toBe(0);
  });

  it('a queued payout that the operator cancels there fails', async () => {
    books().balance = 0;
    await sold();
    await prepareAndSend(shop);
    shop.payouts.cancel(madeBy(shop.payouts)[0]?.id ?? '');
    await takeWebhooks(shop);
    expect(await seen()).toMatchObject({ status: 'FAILED', failure: 'Payout was cancelled' });
  });

  it.each([
    ['a webhook', (it: SendingShop) => takeWebhooks(it)],
    ['its list, without a webhook', (it: SendingShop) => followList(it)],
  ])('a payout that comes back two days later is undone by %s', async (_, hear) => {
    await sold();
    await prepareAndSend(shop);
    await takeWebhooks(shop);
    await shop.pass(2);
    shop.payouts.comesBack(madeBy(shop.payouts)[0]?.id ?? '');
    await hear(shop);
    await hear(shop);
    const failure = 'The bank of the beneficiary returned the money';
    expect(await seen()).toMatchObject({ status: 'FAILED', failure });
    expect((await postings()).slice(4)).toEqual([
      'PAYOUT_FEE_RETURNED FLOAT 590',
      'PAYOUT_FEE_RETURNED PROVIDER_FEE -590',
      'PAYOUT_RETURNED FLOAT 22455',
      'PAYOUT_RETURNED SELLER -22455',
    ]);
    expect((await balanceOf(shop.paying, shop.seller)).due).toBe('224.55');
    expect((await mails()).at(-1)?.subject).toBe('The payout of ₹224.55 failed');
  });
});
