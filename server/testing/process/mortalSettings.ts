/** The settings of the servers that tests kill. */

export const KEYS = { keyId: 'rzp_test_panna', keySecret: 'secret-of-tests' };
export const WEBHOOK_SECRET = 'webhook-secret';

/** Number of the operator's account at the simulated payout provider, and its first balance in paise. */
export const [ACCOUNT, BALANCE] = ['7878780080316316', 100_000_000];

export const RAZORPAY = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: KEYS.keyId,
  RAZORPAY_KEY_SECRET: KEYS.keySecret,
  RAZORPAY_WEBHOOK_SECRETS: WEBHOOK_SECRET,
  PAYOUT_DAYS: '0',
};

/** The settings for each way to pay sellers. */
export const PAYOUTS = {
  razorpayx: {
    PAYOUTS: 'razorpayx',
    RAZORPAYX_ACCOUNT_NUMBER: ACCOUNT,
    RAZORPAYX_KEY_ID: KEYS.keyId,
    RAZORPAYX_KEY_SECRET: KEYS.keySecret,
    RAZORPAYX_WEBHOOK_SECRETS: WEBHOOK_SECRET,
  },
  route: { PAYOUTS: 'route' },
};

/** The settings of a process that only runs jobs. It starts in two thirds of the usual time. */
export const WORKER = { ROLE: 'worker', PUBLIC_URL: 'https://panna.example' };
