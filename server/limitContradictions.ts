import type { DEADLINE_SETTINGS } from './operatorSettings.js';

/** Pairs of limits. The first one has no effect unless it ends before the second. */
const SHORTER_LIMITS = [
  ['ORDER_DISPATCH_DAYS', 'ORDER_SHIPPING_DAYS'],
  ['ORDER_UNCOLLECTED_DAYS', 'ORDER_PICK_UP_DAYS'],
  ['ORDER_LOSS_DECLARATION_DAYS', 'ORDER_LOSS_DAYS'],
  ['DISPUTE_ANSWER_DAYS', 'DISPUTE_DECISION_DAYS'],
] as const satisfies readonly (readonly [keyof typeof DEADLINE_SETTINGS, keyof typeof DEADLINE_SETTINGS])[];

type Limits = Record<(typeof SHORTER_LIMITS)[number][number], number>;

/** Returns an error message for each limit that has no effect because of another limit. */
export function limitContradictions(values: Limits) {
  return SHORTER_LIMITS.filter(([shorter, longer]) => values[shorter] >= values[longer]).map(
    ([name, longer]) => ({
      name,
      message: `is ${values[name]}, which must be fewer than the ${values[longer]} of ${longer}`,
    }),
  );
}
