import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';

const RAZORPAY = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'thiskeyissecret',
  RAZORPAY_WEBHOOK_SECRETS: 'new-secret',
};
const RAZORPAYX = {
  ...RAZORPAY,
  PAYOUTS: 'razorpayx',
  RAZORPAYX_ACCOUNT_NUMBER: '7878780080316316',
  RAZORPAYX_KEY_ID: 'rzp_test_2',
  RAZORPAYX_KEY_SECRET: 'thatkeyissecret',
  RAZORPAYX_WEBHOOK_SECRETS: 'new-secret-x, old-secret-x',
};

describe('payouts', () => {
  it('are made by hand unless a provider is configured', () => {
    expect(readConfig({}).payouts).toEqual({ kind: 'by-hand' });
    expect(readConfig(RAZORPAY).payouts).toEqual({ kind: 'by-hand' });
  });

  it('are made by RazorpayX with its account, keys and secrets', () => {
    expect(readConfig(RAZORPAYX).payouts).toEqual({
      kind: 'razorpayx',
      account: '7878780080316316',
      keyId: 'rzp_test_2',
      keySecret: 'thatkeyissecret',
      webhookSecrets: ['new-secret-x', 'old-secret-x'],
    });
  });

  it.each([
    'RAZORPAYX_ACCOUNT_NUMBER',
    'RAZORPAYX_KEY_ID',
    'RAZORPAYX_KEY_SECRET',
    'RAZORPAYX_WEBHOOK_SECRETS',
  ] as const)('by RazorpayX need %s, which means nothing without it', (name) => {
    const missing = { ...RAZORPAYX, [name]: undefined };
    expect(() => readConfig(missing)).toThrow(new RegExp(`${name} must be given with PAYOUTS=razorpayx`));
    const alone = { ...RAZORPAY, [name]: RAZORPAYX[name] };
    expect(() => readConfig(alone)).toThrow(new RegExp(`${name} must be given together with PAYOUTS=`));
  });

  it('are simulated only if payments are, and the reverse', () => {
    expect(readConfig({ PAYMENTS: 'simulator', PAYOUTS: 'simulator' }).payouts).toEqual({
      kind: 'simulator',
    });
    expect(() => readConfig({ ...RAZORPAY, PAYOUTS: 'simulator' })).toThrow(/PAYMENTS=simulator/);
    expect(() => readConfig({ PAYOUTS: 'simulator' })).toThrow(/PAYMENTS=simulator/);
    expect(() => readConfig({ ...RAZORPAYX, PAYMENTS: 'simulator' })).toThrow(
      /PAYOUTS is razorpayx, which must be given together with PAYMENTS=razorpay/,
    );
  });

  it('by Route use the keys of Razorpay payments, and are simulated only if payments are', () => {
    expect(readConfig({ ...RAZORPAY, PAYOUTS: 'route' }).payouts).toEqual({ kind: 'route' });
    expect(readConfig({ PAYMENTS: 'simulator', PAYOUTS: 'simulated-route' }).payouts).toEqual({
      kind: 'simulated-route',
    });
    expect(() => readConfig({ PAYMENTS: 'simulator', PAYOUTS: 'route' })).toThrow(/PAYMENTS=razorpay/);
    expect(() => readConfig({ ...RAZORPAY, PAYOUTS: 'simulated-route' })).toThrow(/PAYMENTS=simulator/);
    expect(() => readConfig({ ...RAZORPAYX, PAYOUTS: 'route' })).toThrow(/RAZORPAYX_KEY_ID must be given/);
  });

  it('name no key in a refusal', () => {
    const wrong = { ...RAZORPAYX, PAYOUTS: 'by-hand' };
    expect(() => readConfig(wrong)).toThrow(/RAZORPAYX_KEY_SECRET/);
    expect(() => readConfig(wrong)).not.toThrow(/thatkeyissecret|new-secret-x/);
  });
});
