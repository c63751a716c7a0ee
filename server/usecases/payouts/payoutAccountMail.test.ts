import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail, RecordingMailer } from '../../testing/mail/mail.js';
import type { Mail } from '../../notifications/mailer.js';
import { mutate } from '../../testing/mutate.js';
import type { PayingMarketplace } from '../../testing/payments/paying.js';
import { BANK, changePayoutAccount, decidePayoutAccount } from '../../testing/payments/payoutAccounts.js';
import { openPayoutShop } from '../../testing/payments/payouts.js';
import type { Person } from '../../testing/people/people.js';

let paying: PayingMarketplace;
let finance: Person;
let seller: Person;
beforeEach(async () => {
  ({ paying, finance, seller } = await openPayoutShop(7));
  await deliverMail(paying.marketplace);
});
afterEach(() => paying.close());

async function mailsToSeller(): Promise<Mail[]> {
  const mails = await deliverMail(paying.marketplace, new RecordingMailer());
  return mails.filter(({ to }) => to.address === seller.email);
}

const change = (input: object) => changePayoutAccount(paying, seller, input);
const setProfile = (input: object) =>
  mutate<object>(paying.marketplace, seller, 'updateProfile', '__typename', input);
const decide = (step: 'restrictPayoutAccount' | 'reinstatePayoutAccount', input: object = {}) =>
  decidePayoutAccount(paying, finance, step, { userId: seller.id, ...input });
const STOP = { status: 'RESTRICTED', reason: 'The name differs' };
const settings = (input: object) =>
  mutate<object>(paying.marketplace, seller, 'updateSettings', '__typename', input);

describe('The owner of a payout account', () => {
  it('is asked about each change, also without other mail, and sees only the end of the number', async () => {
    await settings({ emailNotifications: false });
    expect(await change({ method: 'BANK_ACCOUNT', bankAccount: BANK })).toEqual([]);
    const [mail, ...more] = await mailsToSeller();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your payout account at Panna was changed');
    expect(mail?.text).toContain('Bank account that ends in 5546');
    expect(mail?.text).toContain('for 24 hours');
    expect(mail?.text).not.toContain(BANK.number);
    await change({ method: 'BANK_ACCOUNT', bankAccount: BANK });
    expect(await mailsToSeller()).toEqual([]);
  });

  it('is asked about a UPI address that was changed in the profile, not about other changes there', async () => {
    await setProfile({ upiAddress: 'thief@okbank' });
    const [mail] = await mailsToSeller();
    expect(mail?.text).toContain('th…@okbank');
    await setProfile({ upiAddress: 'thief@okbank', phone: '+91 98765 43210' });
    expect(await mailsToSeller()).toEqual([]);
  });
});

describe('A seller', () => {
  it('is mailed that staff stopped the payouts, with the reason, and that they go on', async () => {
    expect(await decide('restrictPayoutAccount', STOP)).toEqual([]);
    const [stopped] = await mailsToSeller();
    expect(stopped?.subject).toBe('Payouts to you have been stopped');
    expect(stopped?.text).toContain('“The name differs”');
    expect(await decide('reinstatePayoutAccount')).toEqual([]);
    expect((await mailsToSeller()).map(({ subject }) => subject)).toEqual(['Payouts to you have resumed']);
  });

  it('reads nothing of what no longer holds when the mail is sent', async () => {
    await decide('restrictPayoutAccount', STOP);
    await decide('reinstatePayoutAccount');
    await decide('restrictPayoutAccount', { ...STOP, status: 'REJECTED' });
    expect((await mailsToSeller()).map(({ text }) => text)).toEqual([
      expect.stringContaining('rejected your payout account'),
    ]);
  });
});
