import { z } from 'zod';
import { percentageRule, type CommissionRule } from './domain/payouts/commission.js';
import {
  parseCommissionRules,
  PERCENTAGE,
  rateOf,
  SAMPLE_COMMISSION_RULES,
} from './domain/payouts/commissionRules.js';
import { USUAL_PAYOUT_TERMS } from './domain/payouts/payoutTerms.js';

const word = (description: string) => z.string().regex(/^\S+$/, `must be ${description}, without spaces`);

const days = z
  .string()
  .regex(/^\d{1,2}$/, 'must be a whole number of days from 0 to 99')
  .transform(Number);

/** The settings of payments, commission and payouts. Part of SETTINGS. */
export const PAYMENT_SETTINGS = {
  PAYMENTS: z
    .enum(['direct', 'simulator', 'razorpay'], 'must be direct, simulator or razorpay')
    .prefault('direct')
    .meta({
      description:
        'How buyers pay. `direct`: they pay the sellers themselves. `razorpay`: online, by [Razorpay](https://razorpay.com) Payment Links. ' +
        '`simulator`: online on pages under `/simulator`, where no money moves. The simulator forgets its payments when the process ends, ' +
        'and only one process may serve it.',
    }),
  ONLINE_PAYMENT: z.enum(['offered', 'required'], 'must be offered or required').optional().meta({
    description:
      'Whether buyers may also pay the sellers directly (`offered`) or must pay online (`required`). Cannot be combined with `PAYMENTS=direct`.',
    without: '`offered`',
  }),
  DEPOSIT_BLOCKS: z
    .enum(['offered'], 'must be offered')
    .optional()
    .meta({
      description:
        'Whether buyers may have the deposits of short rentals blocked by their bank instead of charged (`offered`). Requires ' +
        '`PAYMENTS=simulator`: Panna blocks no deposits with Razorpay.',
      without: 'deposits are charged and refunded',
    }),
  COMMISSION_PERCENT: z
    .string()
    .regex(PERCENTAGE, 'must be a percentage from 0 to 50, with at most two decimals')
    .transform((text) => rateOf(text))
    .optional()
    .meta({
      without: 'no commission',
      description:
        'The commission on the prices and rents of orders that are paid online, in percent. A change applies to new orders.',
    }),
  COMMISSION_RULES: z
    .string()
    .transform((text, { addIssue }) => {
      const rules = parseCommissionRules(text);
      if (rules) return rules;
      addIssue(`must be like ${SAMPLE_COMMISSION_RULES}`);
      return z.NEVER;
    })
    .optional()
    .meta({
      without: '`COMMISSION_PERCENT` for everything',
      description:
        'Exceptions from `COMMISSION_PERCENT`, separated by semicolons; the last one that applies decides. `percent` is required. ' +
        '`fixed` is added for each copy and `least` is the least for each copy, in rupees; the commission is never more than the price. ' +
        '`type` (`PURCHASE` or `RENTAL`), `role` of the seller (`READER`, `PUBLISHER` or `ADMINISTRATOR`) and `from` (a first day) say when the exception applies. ' +
        `Example: \`${SAMPLE_COMMISSION_RULES}\`.`,
    }),
  PAYOUT_DAYS: days.prefault(String(USUAL_PAYOUT_TERMS.days)).meta({
    description:
      'The days from the arrival of a sale that was paid online until its payout to the seller. With fewer than `DISPUTE_OPENING_DAYS`, buyers can ' +
      'still open a dispute after the payout.',
  }),
  NEW_SELLER_PAYOUT_DAYS: days.optional().meta({
    without: 'the same as `PAYOUT_DAYS`',
    description: 'The same for sellers who have not been paid out before. At least `PAYOUT_DAYS`.',
  }),
  APPROVAL_ABOVE: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number of rupees')
    .transform((rupees) => Number(rupees) * 100)
    .optional()
    .meta({
      without: 'everybody in finance settles every amount alone',
      description:
        'The amount in rupees above which a second member of staff must approve what the first one settles by hand: failed refunds, ' +
        'payments of unknown origin, differences, payouts, debts paid back, accepted chargebacks and tax payments. With it, grant the role of ' +
        'finance to two people.',
    }),
  PAYOUT_PAN: z.enum(['required', 'optional'], 'must be required or optional').prefault('optional').meta({
    description: 'Whether sellers are paid only once they have given their PAN (`required`).',
  }),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(live|test)_\w+$/, 'must be like rzp_live_… or rzp_test_…')
    .optional()
    .meta({
      description: 'The key ID of the Razorpay account. Required with `PAYMENTS=razorpay`.',
      without: 'none',
    }),
  RAZORPAY_KEY_SECRET: word('the secret of the key')
    .optional()
    .meta({ description: 'The secret of that key. Required with `PAYMENTS=razorpay`.', without: 'none' }),
  RAZORPAY_WEBHOOK_SECRETS: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every((secret) => /^\S{8,}$/.test(secret)), {
      error: 'must be secrets of 8 characters or more, separated by commas',
    })
    .optional()
    .meta({
      description:
        'The secrets of the webhook to `/api/webhooks/payments`, newest first, separated by commas. Razorpay repeats old deliveries with ' +
        'the old secret, so keep it for a day after a change. Required with `PAYMENTS=razorpay`.',
      without: 'none',
    }),
};

const RAZORPAY_NAMES = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRETS'] as const;

/** Settings that only matter for orders that are paid online. */
const ONLINE_NAMES = [
  'ONLINE_PAYMENT',
  'COMMISSION_PERCENT',
  'COMMISSION_RULES',
  'APPROVAL_ABOVE',
  'NEW_SELLER_PAYOUT_DAYS',
] as const;

type Values = z.output<z.ZodObject<typeof PAYMENT_SETTINGS>>;

/** The way in which buyers pay. `required` is true if they must pay online. */
export type PaymentConfig =
  | { kind: 'direct' }
  | { kind: 'simulator'; required: boolean; blocksDeposits: boolean }
  | {
      kind: 'razorpay';
      required: boolean;
      keyId: string;
      keySecret: string;
      webhookSecrets: readonly string[];
    };

/** A setting that contradicts another one, with an error message. */
export interface Contradiction {
  name: keyof typeof PAYMENT_SETTINGS;
  message: string;
}

/** Returns the settings that are missing for this way to pay, that would have no effect, or that contradict each other. */
export function contradictions(values: Values): Contradiction[] {
  const isRazorpay = values.PAYMENTS === 'razorpay';
  const wrong: Contradiction[] = RAZORPAY_NAMES.filter((name) => Boolean(values[name]) !== isRazorpay).map(
    (name) => ({
      name,
      message: isRazorpay
        ? 'must be given with PAYMENTS=razorpay'
        : 'must be given together with PAYMENTS=razorpay',
    }),
  );
  for (const name of ONLINE_NAMES)
    if (values[name] !== undefined && values.PAYMENTS === 'direct')
      wrong.push({ name, message: 'must be given together with PAYMENTS=razorpay or PAYMENTS=simulator' });
  if (values.DEPOSIT_BLOCKS && values.PAYMENTS !== 'simulator')
    wrong.push({ name: 'DEPOSIT_BLOCKS', message: 'must be given together with PAYMENTS=simulator' });
  const { PAYOUT_DAYS: usual, NEW_SELLER_PAYOUT_DAYS: forNew = usual } = values;
  if (forNew < usual)
    wrong.push({
      name: 'NEW_SELLER_PAYOUT_DAYS',
      message: `must be at least PAYOUT_DAYS, which is ${usual}`,
    });
  return wrong;
}

/** Returns the way to pay. The values must not contradict each other. */
export function paymentConfigOf(values: Values): PaymentConfig {
  const required = values.ONLINE_PAYMENT === 'required';
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRETS: webhookSecrets,
  } = values;
  if (values.PAYMENTS === 'simulator')
    return { kind: 'simulator', required, blocksDeposits: values.DEPOSIT_BLOCKS === 'offered' };
  if (!keyId || !keySecret || !webhookSecrets) return { kind: 'direct' };
  return { kind: 'razorpay', required, keyId, keySecret, webhookSecrets };
}

/** Returns the rules of the commission: the general percentage first, then the exceptions to it. */
export function commissionOf({
  COMMISSION_PERCENT: rate,
  COMMISSION_RULES: rules = [],
}: Values): CommissionRule[] {
  return [...(rate === undefined ? [] : [percentageRule(rate)]), ...rules];
}
