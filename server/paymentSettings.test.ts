import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';
import { simulationNotice } from './simulationNotice.js';

describe('payments', () => {
  const razorpay = {
    PAYMENTS: 'razorpay',
    RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
    RAZORPAY_KEY_SECRET: 'thiskeyissecret',
    RAZORPAY_WEBHOOK_SECRETS: 'new-secret, old-secret',
  };

  it('are made by Razorpay with its keys, and are offered unless they are required', () => {
    const expected = {
      kind: 'razorpay',
      required: false,
      keyId: 'rzp_test_1DP5mmOlF5G5ag',
      keySecret: 'thiskeyissecret',
      webhookSecrets: ['new-secret', 'old-secret'],
    };
    expect(readConfig(razorpay).payments).toEqual(expected);
    const { payments } = readConfig({ ...razorpay, ONLINE_PAYMENT: 'required' });
    expect(payments).toEqual({ ...expected, required: true });
  });

  it.each(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRETS'] as const)(
    'by Razorpay need %s, which means nothing without it',
    (name) => {
      const missing = { ...razorpay, [name]: undefined };
      expect(() => readConfig(missing)).toThrow(new RegExp(`${name} must be given with PAYMENTS=razorpay`));
      const alone = { [name]: razorpay[name] };
      expect(() => readConfig(alone)).toThrow(new RegExp(`${name} must be given together with PAYMENTS=`));
    },
  );

  it('name no key in a refusal', () => {
    const wrong = { ...razorpay, PAYMENTS: 'direct', RAZORPAY_KEY_ID: 'my-key' };
    expect(() => readConfig(wrong)).toThrow(/RAZORPAY_KEY_SECRET/);
    expect(() => readConfig(wrong)).not.toThrow(/my-key|thiskeyissecret|new-secret/);
  });

  it('cannot be required online if none are made online', () => {
    expect(() => readConfig({ ONLINE_PAYMENT: 'required' })).toThrow(/ONLINE_PAYMENT must be given together/);
  });

  it('leave the operator a commission, in hundredths of a percent, if they are made online', () => {
    const terms = { COMMISSION_PERCENT: '12.5', PAYOUT_DAYS: '10' };
    const { payoutTerms } = readConfig({ ...razorpay, ...terms });
    expect(payoutTerms).toMatchObject({ commission: [{ rate: 1_250 }], days: 10, newSellerDays: 10 });
    expect(() => readConfig(terms)).toThrow(/COMMISSION_PERCENT must be given together with PAYMENTS=/);
  });

  it('can have exceptions from the commission, and keep the money of new sellers longer', () => {
    const terms = {
      COMMISSION_PERCENT: '10',
      COMMISSION_RULES: 'type=RENTAL,percent=5',
      NEW_SELLER_PAYOUT_DAYS: '30',
    };
    const { payoutTerms } = readConfig({ ...razorpay, ...terms });
    expect(payoutTerms).toMatchObject({ commission: [{ rate: 1_000 }, { rate: 500 }], newSellerDays: 30 });
    expect(() => readConfig({ ...razorpay, NEW_SELLER_PAYOUT_DAYS: '3' })).toThrow(
      'NEW_SELLER_PAYOUT_DAYS must be at least PAYOUT_DAYS, which is 7',
    );
  });

  it('need a second member of staff above an amount in rupees, if the operator says so', () => {
    const { approvalAbove } = readConfig({ ...razorpay, APPROVAL_ABOVE: '20000' });
    expect(approvalAbove).toEqual({ amount: 2_000_000, currencyCode: 'INR' });
    expect(() => readConfig({ ...razorpay, APPROVAL_ABOVE: '1.5' })).toThrow(
      'APPROVAL_ABOVE must be a whole number of rupees',
    );
    expect(() => readConfig({ APPROVAL_ABOVE: '20000' })).toThrow(/APPROVAL_ABOVE must be given together/);
  });

  it('can be simulated, which the operator is told, loudly on a site with https', () => {
    const notice = (environment: Record<string, string>) => simulationNotice(readConfig(environment));
    const simulated = { PAYMENTS: 'simulator' };
    expect(readConfig(simulated).payments).toEqual({
      kind: 'simulator',
      required: false,
      blocksDeposits: false,
    });
    const blocking = readConfig({ ...simulated, DEPOSIT_BLOCKS: 'offered' });
    expect(blocking.payments).toMatchObject({ blocksDeposits: true });
    expect(() => readConfig({ DEPOSIT_BLOCKS: 'offered' })).toThrow(/DEPOSIT_BLOCKS must be given together/);
    expect(notice(simulated)).toMatch(/^Payments are simulated: no money moves/);
    expect(notice({ ...simulated, PUBLIC_URL: 'https://panna.example' })).toMatch(
      /^WARNING[^]*NO MONEY MOVES/,
    );
    expect(notice(razorpay)).toBeNull();
    expect(notice({})).toBeNull();
  });
});
