import { z } from 'zod';
import { Role } from '../accounts/account.js';
import { CartItemType } from '../orders/cart.js';
import { parseDecimal } from '../money/format.js';
import type { CommissionRule } from './commission.js';

/** Commission rules in the format that operators use, for examples and error messages. */
export const SAMPLE_COMMISSION_RULES =
  'type=RENTAL,percent=5,fixed=5; role=PUBLISHER,percent=8,least=10,from=2027-04-01';

/** Matches a percentage of at most 50, with at most two decimals. */
export const PERCENTAGE = /^([1-4]?\d(\.\d{1,2})?|50)$/;

const rupees = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,2})?$/)
  .transform((text) => parseDecimal(text) ?? z.NEVER)
  .optional();

const Rule = z.strictObject({
  type: z.enum(CartItemType).optional(),
  role: z.enum(Role).optional(),
  percent: z
    .string()
    .regex(PERCENTAGE)
    .transform((text) => rateOf(text)),
  fixed: rupees,
  least: rupees,
  from: z.iso.date().optional(),
});

/** Returns a percentage such as `12.5` in hundredths of a percent. */
export function rateOf(percentage: string): number {
  return Math.round(Number(percentage) * 100);
}

/** Returns the rules of a text in the format of SAMPLE_COMMISSION_RULES; undefined if the text is invalid. */
export function parseCommissionRules(text: string): CommissionRule[] | undefined {
  const rules = text.split(';').map((part) => parseRule(part));
  return rules.every((rule) => rule !== undefined) ? rules : undefined;
}

function parseRule(text: string): CommissionRule | undefined {
  const entries = text.split(',').map((entry) => entry.split('=').map((part) => part.trim()));
  const names = new Set(entries.map(([name]) => name));
  if (names.size < entries.length || entries.some(({ length }) => length !== 2)) return undefined;
  const rule = Rule.safeParse(Object.fromEntries(entries)).data;
  if (!rule) return undefined;
  const { percent, fixed = 0, least = 0, type = null, role = null, from = null } = rule;
  return { rate: percent, fixed, least, type, role, from };
}
