import { z } from 'zod';

/** The settings that choose how sellers are paid. Part of SETTINGS. */
export const PAYOUT_SETTINGS = {
  PAYOUTS: z
    .enum(
      ['by-hand', 'simulator', 'razorpayx', 'route', 'simulated-route'],
      'must be by-hand, simulator, razorpayx, route or simulated-route',
    )
    .prefault('by-hand')
    .meta({
      description:
        'How sellers are paid what they earned from online payments. `by-hand`: staff pay them from the bank and record it. `razorpayx`: ' +
        '[RazorpayX](https://razorpay.com/x/) pays them, with `PAYMENTS=razorpay`. `simulator`: no money moves, with `PAYMENTS=simulator`; ' +
        'the pages say so. The simulator forgets its payouts when the process ends. `route`: ' +
        '[Razorpay Route](https://razorpay.com/route/) transfers their part to linked accounts, with `PAYMENTS=razorpay` and its keys; ' +
        'staff pay the rest, and refunds that are too old for Razorpay, by hand. `simulated-route`: the same without money, with `PAYMENTS=simulator`.',
    }),
  PAYOUT_PROOF: z
    .enum(['required', 'off'], 'must be required or off')
    .prefault('required')
    .meta({
      description:
        'Whether the payout provider sends a rupee to each payout account before its first payout, so that a mistake in a number costs no ' +
        'more (`required`). RazorpayX calls this account validation; it must be enabled there, is not available in test mode, and is ' +
        'charged by it. Panna does not book these rupees and their fees. No effect unless `PAYOUTS` is `razorpayx` or `simulator`.',
    }),
  RAZORPAYX_ACCOUNT_NUMBER: z
    .string()
    .regex(/^\w{6,40}$/, 'must be the number of an account')
    .optional()
    .meta({
      description:
        'The number of the RazorpayX account (customer identifier) from which sellers are paid. Required with `PAYOUTS=razorpayx`. RazorpayX ' +
        'only takes calls from addresses that are on the list of its dashboard.',
      without: 'none',
    }),
  RAZORPAYX_KEY_ID: z
    .string()
    .regex(/^rzp_(live|test)_\w+$/, 'must be like rzp_live_… or rzp_test_…')
    .optional()
    .meta({
      description: 'The key ID of the RazorpayX account. Required with `PAYOUTS=razorpayx`.',
      without: 'none',
    }),
  RAZORPAYX_KEY_SECRET: z
    .string()
    .regex(/^\S+$/, 'must be the secret of the key, without spaces')
    .optional()
    .meta({ description: 'The secret of that key. Required with `PAYOUTS=razorpayx`.', without: 'none' }),
  RAZORPAYX_WEBHOOK_SECRETS: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every((secret) => /^\S{8,}$/.test(secret)), {
      error: 'must be secrets of 8 characters or more, separated by commas',
    })
    .optional()
    .meta({
      description:
        'The secrets of the RazorpayX webhook to `/api/webhooks/payouts`, newest first, separated by commas. Required with `PAYOUTS=razorpayx`.',
      without: 'none',
    }),
};

const RAZORPAYX_NAMES = [
  'RAZORPAYX_ACCOUNT_NUMBER',
  'RAZORPAYX_KEY_ID',
  'RAZORPAYX_KEY_SECRET',
  'RAZORPAYX_WEBHOOK_SECRETS',
] as const;

/** The online payments that each kind of payouts needs: simulated money is never paid out as real money, or the reverse. */
const NEEDED_PAYMENTS = {
  razorpayx: 'razorpay',
  simulator: 'simulator',
  route: 'razorpay',
  'simulated-route': 'simulator',
} as const;

type Values = z.output<z.ZodObject<typeof PAYOUT_SETTINGS>>;

/** The way in which sellers are paid. */
export type PayoutConfig =
  | { kind: 'by-hand' | 'simulator' | 'route' | 'simulated-route' }
  | {
      kind: 'razorpayx';
      account: string;
      keyId: string;
      keySecret: string;
      webhookSecrets: readonly string[];
    };

/** A setting that contradicts another, with what is wrong about it. */
interface PayoutContradiction {
  name: keyof typeof PAYOUT_SETTINGS;
  message: string;
}

/** Returns the settings that are missing for these payouts, and those that would have no effect. */
export function payoutContradictions(values: Values & { PAYMENTS: string }): PayoutContradiction[] {
  const isRazorpayx = values.PAYOUTS === 'razorpayx';
  const message = isRazorpayx
    ? 'must be given with PAYOUTS=razorpayx'
    : 'must be given together with PAYOUTS=razorpayx';
  const wrong: PayoutContradiction[] = RAZORPAYX_NAMES.filter(
    (name) => Boolean(values[name]) !== isRazorpayx,
  ).map((name) => ({ name, message }));
  if (values.PAYOUTS !== 'by-hand' && values.PAYMENTS !== NEEDED_PAYMENTS[values.PAYOUTS])
    wrong.push({
      name: 'PAYOUTS',
      message: `is ${values.PAYOUTS}, which must be given together with PAYMENTS=${NEEDED_PAYMENTS[values.PAYOUTS]}`,
    });
  return wrong;
}

/** Returns the way in which sellers are paid. The values must not contradict each other. */
export function payoutConfigOf(values: Values): PayoutConfig {
  const {
    PAYOUTS: kind,
    RAZORPAYX_ACCOUNT_NUMBER: account,
    RAZORPAYX_KEY_ID: keyId,
    RAZORPAYX_KEY_SECRET: keySecret,
    RAZORPAYX_WEBHOOK_SECRETS: webhookSecrets,
  } = values;
  if (kind !== 'razorpayx') return { kind };
  if (!account || !keyId || !keySecret || !webhookSecrets) return { kind: 'by-hand' };
  return { kind: 'razorpayx', account, keyId, keySecret, webhookSecrets };
}
