import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endValidation } from '../../simulators/payouts/proofRoutes.js';
import { deliverMail, jobPorts, RecordingMailer } from '../../testing/mail/mail.js';
import {
  BANK,
  changePayoutAccount,
  decidePayoutAccount,
  payoutAccountOf,
} from '../../testing/payments/payoutAccounts.js';
import {
  payoutsOf,
  runPayoutJob,
  sell,
  sellAndDeliver,
  setUpiAddress,
} from '../../testing/payments/payouts.js';
import {
  openSendingShop,
  prepareAndSend,
  sendOnce,
  type SendingShop,
} from '../../testing/payments/sentPayouts.js';
import { proveAccounts } from './proveAccounts.js';

let shop: SendingShop;
beforeEach(() => open());
afterEach(() => shop.close());

async function open(options: { timeoutMs?: number } = {}): Promise<void> {
  shop = await openSendingShop(options, { provesAccounts: true });
}

/** Runs the job that proves accounts. Returns the message of the provider's error; null if there is none. */
async function runProofs(): Promise<string | null> {
  try {
    await proveAccounts(jobPorts(shop.paying.marketplace));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const sale = () => sellAndDeliver(shop.paying, shop.seller, shop.buyer);
const proof = async () => (await payoutAccountOf(shop.paying, shop.seller)).proof;
const validations = () => [...shop.payouts.books.validations.values()];
const payouts = async () => (await payoutsOf(shop.paying, shop.seller)).map(({ status }) => status);

async function mailsToSeller() {
  const mails = await deliverMail(shop.paying.marketplace, new RecordingMailer());
  return mails.filter(({ to, subject }) => to.address === shop.seller.email && /refused/.test(subject));
}

describe('A payout account', () => {
  it('gets a rupee once its owner has sold a book, and is paid after the bank has taken it', async () => {
    await runProofs();
    expect(validations()).toEqual([]);
    await sale();
    expect(await prepareAndSend(shop)).toBeNull();
    expect([await proof(), await payouts()]).toEqual([null, []]);
    const before = shop.payouts.books.balance;
    expect(await runProofs()).toBeNull();
    expect(await proof()).toBe('PROVED');
    expect(validations()).toMatchObject([{ sent_to: 'dev@okbank', reference_id: shop.seller.id }]);
    expect(before - shop.payouts.books.balance).toBe(100);
    await prepareAndSend(shop);
    expect(await sendOnce(shop.paying.marketplace)).toBeNull();
    expect(await payouts()).toEqual(['PAID']);
    await sale();
    await runProofs();
    expect(validations()).toHaveLength(1);
  });

  it('gets its rupee before the first payout is due', async () => {
    await sell(shop.paying, shop.seller, shop.buyer);
    await runProofs();
    expect(await proof()).toBe('PROVED');
  });

  it('at a bank gets it there, in the name of its holder', async () => {
    await changePayoutAccount(shop.paying, shop.seller, { method: 'BANK_ACCOUNT', bankAccount: BANK });
    await sale();
    await runProofs();
    expect(validations()).toMatchObject([{ sent_to: BANK.number }]);
  });

  it('waits for a bank that takes its time, and gets no second rupee', async () => {
    shop.payouts.faults.banks = 'wait';
    await sale();
    await runProofs();
    await shop.pass(1);
    await runProofs();
    expect([await proof(), validations().length]).toEqual(['UNDER_WAY', 1]);
    const [validation] = validations();
    if (validation) endValidation(validation, { banks: 'pay', refusedAccount: null });
    await runProofs();
    expect(await proof()).toBe('PROVED');
  });

  it('gets a new rupee after each change, and is not paid before the bank has taken that one', async () => {
    await sale();
    await runProofs();
    await setUpiAddress(shop.paying, shop.seller, 'dev@other');
    expect(await proof()).toBeNull();
    await shop.pass(2);
    await runPayoutJob(shop.paying);
    expect(await payouts()).toEqual([]);
    await runProofs();
    await runPayoutJob(shop.paying);
    expect(await payouts()).toEqual(['PENDING']);
    expect(validations().map(({ sent_to: to }) => to)).toEqual(['dev@okbank', 'dev@other']);
  });

  it('that changes after its payout was prepared is proved before the payout is sent', async () => {
    await sale();
    await runProofs();
    await runPayoutJob(shop.paying);
    await setUpiAddress(shop.paying, shop.seller, 'dev@other');
    await shop.pass(2);
    await sendOnce(shop.paying.marketplace);
    expect(await payouts()).toEqual(['PENDING']);
    await runProofs();
    await sendOnce(shop.paying.marketplace);
    expect(await payouts()).not.toEqual(['PENDING']);
  });

  it('that staff have stopped gets no rupee', async () => {
    await sale();
    const stop = { userId: shop.seller.id, status: 'RESTRICTED', reason: 'The name differs' };
    await decidePayoutAccount(shop.paying, shop.finance, 'restrictPayoutAccount', stop);
    await runProofs();
    expect(validations()).toEqual([]);
  });

  it('needs no proof if the operator does without', async () => {
    await shop.close();
    shop = await openSendingShop();
    await sale();
    await runProofs();
    await runPayoutJob(shop.paying);
    expect([validations(), await payouts()]).toEqual([[], ['PENDING']]);
  });
});

describe('A refused account', () => {
  beforeEach(async () => {
    shop.payouts.faults.refusedAccount = 'dev@okbank';
    await sale();
    await runProofs();
  });

  it('is not paid; its owner is told what is missing, by mail too, and it gets no second rupee', async () => {
    const { status, missing } = await payoutAccountOf(shop.paying, shop.seller);
    expect([await proof(), status, missing]).toEqual(['REFUSED', 'PENDING', ['UPI_ADDRESS']]);
    const [mail, ...more] = await mailsToSeller();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('We sent a rupee to your UPI ID de…@okbank');
    await shop.pass(2);
    await runProofs();
    await runPayoutJob(shop.paying);
    expect([validations().length, await payouts(), await mailsToSeller()]).toEqual([1, [], []]);
  });

  it('is proved and paid once it is corrected', async () => {
    await setUpiAddress(shop.paying, shop.seller, 'dev@other');
    await runProofs();
    await shop.pass(2);
    await runPayoutJob(shop.paying);
    expect([await proof(), await payouts()]).toEqual(['PROVED', ['PENDING']]);
  });
});

describe('Without an answer', () => {
  const answers = () => shop.payouts.faults;
  const passHours = (hours: number) => shop.paying.marketplace.clock.advanceMinutes(hours * 60);

  it('of the bank, a rupee is sent again after six hours, and the account is not blamed', async () => {
    answers().banks = 'fail';
    await sale();
    await runProofs();
    await runProofs();
    expect([await proof(), validations().length, await mailsToSeller()]).toEqual(['UNDER_WAY', 1, []]);
    answers().banks = 'pay';
    passHours(7);
    await runProofs();
    expect([await proof(), validations().length]).toEqual(['PROVED', 2]);
  });

  it('of the provider, a rupee is sent again after six hours', async () => {
    answers().lostAnswers.proveAccount = 1;
    await sale();
    expect(await runProofs()).toBe('The payment provider cannot be reached');
    expect(await runProofs()).toBeNull();
    expect([await proof(), validations().length]).toEqual(['UNDER_WAY', 1]);
    passHours(7);
    await runProofs();
    expect([await proof(), validations().length]).toEqual(['PROVED', 2]);
  });

  it('because the service is not enabled, the job fails with the reason, and tries again later', async () => {
    answers().noProofs = true;
    await sale();
    expect(await runProofs()).toBe('Account validation is not enabled for your account');
    expect(await proof()).toBe('UNDER_WAY');
    answers().noProofs = false;
    passHours(7);
    expect(await runProofs()).toBeNull();
    expect(await proof()).toBe('PROVED');
  });
});
