import { z } from 'zod';

/**
 * The possible values of PAYOUTS. `needs` is the value of PAYMENTS that each of them requires, so that real and simulated
 * money never mix. `kind` names who makes payouts. If `transfers` is true, money first goes to linked accounts, and payouts
 * pay the rest.
 */
const WAYS = {
  'by-hand': { needs: null, kind: 'by-hand', transfers: false },
  razorpayx: { needs: 'razorpay', kind: 'razorpayx', transfers: false },
  simulator: { needs: 'simulator', kind: 'simulator', transfers: false },
  route: { needs: 'razorpay', kind: 'by-hand', transfers: true },
  'route,razorpayx': { needs: 'razorpay', kind: 'razorpayx', transfers: true },
  'simulated-route': { needs: 'simulator', kind: 'by-hand', transfers: true },
  'simulated-route,simulator': { needs: 'simulator', kind: 'simulator', transfers: true },
} as const;
type Way = keyof typeof WAYS;

const WAY_NAMES = Object.keys(WAYS) as Way[];

/** The settings that choose how sellers are paid. Part of SETTINGS. */
export const PAYOUT_SETTINGS = {
  PAYOUTS: z
    .string()
    .transform((text) => text.replaceAll(' ', ''))
    .pipe(z.enum(WAY_NAMES, `must be ${WAY_NAMES.join(' or ')}`))
    .prefault('by-hand')
    .meta({
      description:
        'How sellers are paid what they earned from online payments. `by-hand`: staff pay them from the bank and record it. `razorpayx`: ' +
        '[RazorpayX](https://razorpay.com/x/) pays them, with `PAYMENTS=razorpay`. `simulator`: no money moves, with `PAYMENTS=simulator`; ' +
        'the pages say so. The simulator forgets its payouts when the process ends. `route`: ' +
        '[Razorpay Route](https://razorpay.com/route/) transfers their part to linked accounts, with `PAYMENTS=razorpay` and its keys; ' +
        'staff pay the rest, and refunds that are too old for Razorpay, by hand. `route,razorpayx`: Route transfers, and RazorpayX pays the ' +
        'rest and these refunds. `simulated-route` and `simulated-route,simulator`: the same without money, with `PAYMENTS=simulator`.',
    }),
  PAYOUT_PROOF: z
    .enum(['required', 'off'], 'must be required or off')
    .prefault('required')
    .meta({
      description:
        'Whether the payout provider checks each payout account before its first payout (`required`). It sends a rupee to a bank account, ' +
        'so that a mistake in a number costs no more, and looks up a UPI ID without a payment. RazorpayX calls both account validation; it ' +
        'must be enabled there, is not available in test mode, and is charged by it. Panna does not book these rupees and fees. No effect ' +
        'unless `PAYOUTS` contains `razorpayx` or `simulator`.',
    }),
  RAZORPAYX_ACCOUNT_NUMBER: z
    .string()
    .regex(/^\w{6,40}$/, 'must be the number of an account')
    .optional()
    .meta({
      description:
        'The number of the RazorpayX account (customer identifier) from which sellers are paid. Required if `PAYOUTS` contains `razorpayx`. RazorpayX ' +
        'only takes calls from addresses that are on the list of its dashboard.',
      without: 'none',
    }),
  RAZORPAYX_KEY_ID: z
    .string()
    .regex(/^rzp_(live|test)_\w+$/, 'must be like rzp_live_… or rzp_test_…')
    .optional()
    .meta({
      description: 'The key ID of the RazorpayX account. Required if `PAYOUTS` contains `razorpayx`.',
      without: 'none',
    }),
  RAZORPAYX_KEY_SECRET: z
    .string()
    .regex(/^\S+$/, 'must be the secret of the key, without spaces')
    .optional()
    .meta({
      description: 'The secret of that key. Required if `PAYOUTS` contains `razorpayx`.',
      without: 'none',
    }),
  RAZORPAYX_WEBHOOK_SECRETS: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every((secret) => /^\S{8,}$/.test(secret)), {
      error: 'must be secrets of 8 characters or more, separated by commas',
    })
    .optional()
    .meta({
      description:
        'The secrets of the RazorpayX webhook to `/api/webhooks/payouts`, newest first, separated by commas. Required if `PAYOUTS` contains `razorpayx`.',
      without: 'none',
    }),
};

const RAZORPAYX_NAMES = [
  'RAZORPAYX_ACCOUNT_NUMBER',
  'RAZORPAYX_KEY_ID',
  'RAZORPAYX_KEY_SECRET',
  'RAZORPAYX_WEBHOOK_SECRETS',
] as const;

type Values = z.output<z.ZodObject<typeof PAYOUT_SETTINGS>>;

/** The way in which sellers are paid: who makes payouts, and whether payments are split. */
export type PayoutConfig = (
  | { kind: 'by-hand' | 'simulator' }
  | {
      kind: 'razorpayx';
      account: string;
      keyId: string;
      keySecret: string;
      webhookSecrets: readonly string[];
    }
) & {
  /** True if parts of payments are transferred to linked accounts. Payouts then pay the rest. */
  transfers: boolean;
};

/** A setting that contradicts another, with a message that says how. */
interface PayoutContradiction {
  name: keyof typeof PAYOUT_SETTINGS;
  message: string;
}

/** Returns the settings that are missing for these payouts, that would have no effect, or that contradict PAYMENTS. */
export function payoutContradictions(values: Values & { PAYMENTS: string }): PayoutContradiction[] {
  const { needs, kind } = WAYS[values.PAYOUTS];
  const isRazorpayx = kind === 'razorpayx';
  const message = isRazorpayx
    ? `must be given with PAYOUTS=${values.PAYOUTS}`
    : 'must be given together with PAYOUTS=razorpayx or PAYOUTS=route,razorpayx';
  const wrong: PayoutContradiction[] = RAZORPAYX_NAMES.filter(
    (name) => Boolean(values[name]) !== isRazorpayx,
  ).map((name) => ({ name, message }));
  if (needs !== null && values.PAYMENTS !== needs)
    wrong.push({
      name: 'PAYOUTS',
      message: `is ${values.PAYOUTS}, which must be given together with PAYMENTS=${needs}`,
    });
  return wrong;
}

/** Returns the way in which sellers are paid. The values must not contradict each other. */
export function payoutConfigOf(values: Values): PayoutConfig {
  const {
    RAZORPAYX_ACCOUNT_NUMBER: account,
    RAZORPAYX_KEY_ID: keyId,
    RAZORPAYX_KEY_SECRET: keySecret,
    RAZORPAYX_WEBHOOK_SECRETS: webhookSecrets,
  } = values;
  const { kind, transfers } = WAYS[values.PAYOUTS];
  if (kind !== 'razorpayx') return { kind, transfers };
  if (!account || !keyId || !keySecret || !webhookSecrets) return { kind: 'by-hand', transfers };
  return { kind, transfers, account, keyId, keySecret, webhookSecrets };
}
