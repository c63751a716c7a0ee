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
const BY_RAZORPAYX = {
  kind: 'razorpayx',
  transfers: false,
  account: '7878780080316316',
  keyId: 'rzp_test_2',
  keySecret: 'thatkeyissecret',
  webhookSecrets: ['new-secret-x', 'old-secret-x'],
};

describe('payouts', () => {
  it('are made by hand unless a provider is configured', () => {
    expect(readConfig({}).payouts).toEqual({ kind: 'by-hand', transfers: false });
    expect(readConfig(RAZORPAY).payouts).toEqual({ kind: 'by-hand', transfers: false });
  });

  it('are made by RazorpayX with its account, keys and secrets', () => {
    expect(readConfig(RAZORPAYX).payouts).toEqual(BY_RAZORPAYX);
  });

  it.each([
    'RAZORPAYX_ACCOUNT_NUMBER',
    'RAZORPAYX_KEY_ID',
    'RAZORPAYX_KEY_SECRET',
    'RAZORPAYX_WEBHOOK_SECRETS',
  ] as const)('by RazorpayX need %s, which means nothing without it', (name) => {
    for (const PAYOUTS of ['razorpayx', 'route,razorpayx']) {
      const missing = { ...RAZORPAYX, PAYOUTS, [name]: undefined };
      expect(() => readConfig(missing)).toThrow(new RegExp(`${name} must be given with PAYOUTS=${PAYOUTS}`));
    }
    const alone = { ...RAZORPAY, [name]: RAZORPAYX[name] };
    expect(() => readConfig(alone)).toThrow(new RegExp(`${name} must be given together with PAYOUTS=`));
  });

  it('are simulated only if payments are, and the reverse', () => {
    expect(readConfig({ PAYMENTS: 'simulator', PAYOUTS: 'simulator' }).payouts).toEqual({
      kind: 'simulator',
      transfers: false,
    });
    expect(() => readConfig({ ...RAZORPAY, PAYOUTS: 'simulator' })).toThrow(/PAYMENTS=simulator/);
    expect(() => readConfig({ PAYOUTS: 'simulator' })).toThrow(/PAYMENTS=simulator/);
    expect(() => readConfig({ ...RAZORPAYX, PAYMENTS: 'simulator' })).toThrow(
      /PAYOUTS is razorpayx, which must be given together with PAYMENTS=razorpay/,
    );
  });

  it('by Route use the keys of Razorpay payments, and are simulated only if payments are', () => {
    const transfers = { kind: 'by-hand', transfers: true };
    expect(readConfig({ ...RAZORPAY, PAYOUTS: 'route' }).payouts).toEqual(transfers);
    expect(readConfig({ PAYMENTS: 'simulator', PAYOUTS: 'simulated-route' }).payouts).toEqual(transfers);
    expect(() => readConfig({ PAYMENTS: 'simulator', PAYOUTS: 'route' })).toThrow(/PAYMENTS=razorpay/);
    expect(() => readConfig({ ...RAZORPAY, PAYOUTS: 'simulated-route' })).toThrow(/PAYMENTS=simulator/);
    expect(() => readConfig({ ...RAZORPAYX, PAYOUTS: 'route' })).toThrow(/RAZORPAYX_KEY_ID must be given/);
  });

  it('beside the transfers of Route are made by RazorpayX, or simulated', () => {
    const both = { ...RAZORPAYX, PAYOUTS: 'route, razorpayx' };
    expect(readConfig(both).payouts).toEqual({ ...BY_RAZORPAYX, transfers: true });
    const simulated = { PAYMENTS: 'simulator', PAYOUTS: 'simulated-route,simulator' };
    expect(readConfig(simulated).payouts).toEqual({ kind: 'simulator', transfers: true });
    expect(() => readConfig({ ...both, PAYMENTS: 'simulator' })).toThrow(/PAYMENTS=razorpay/);
    expect(() => readConfig({ ...RAZORPAY, PAYOUTS: simulated.PAYOUTS })).toThrow(/PAYMENTS=simulator/);
    expect(() => readConfig({ ...RAZORPAY, PAYOUTS: 'route,simulator' })).toThrow(
      /PAYOUTS must be by-hand or/,
    );
  });

  it('name no key in a refusal', () => {
    const wrong = { ...RAZORPAYX, PAYOUTS: 'by-hand' };
    expect(() => readConfig(wrong)).toThrow(/RAZORPAYX_KEY_SECRET/);
    expect(() => readConfig(wrong)).not.toThrow(/thatkeyissecret|new-secret-x/);
  });
});
