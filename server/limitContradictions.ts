import type { DEADLINE_SETTINGS } from './operatorSettings.js';

/** Pairs of limits. The first limit of each pair has no effect unless it ends before the second. */
const SHORTER_LIMITS = [
  ['ORDER_DISPATCH_DAYS', 'ORDER_SHIPPING_DAYS'],
  ['ORDER_UNCOLLECTED_DAYS', 'ORDER_PICK_UP_DAYS'],
  ['ORDER_LOSS_DECLARATION_DAYS', 'ORDER_LOSS_DAYS'],
  ['DISPUTE_ANSWER_DAYS', 'DISPUTE_DECISION_DAYS'],
] as const satisfies readonly (readonly [keyof typeof DEADLINE_SETTINGS, keyof typeof DEADLINE_SETTINGS])[];

/** Days of the shortest month. Complaints are settled within a calendar month, whatever the settings. */
const SHORTEST_MONTH = 28;

type Limits = Record<(typeof SHORTER_LIMITS)[number][number] | 'COMPLAINT_ANSWER_DAYS', number>;

/** Returns an error message for each limit that has no effect because of another limit. */
export function limitContradictions(values: Limits) {
  return [
    ...SHORTER_LIMITS.map(([name, longer]) => ({ name, most: values[longer], of: longer })),
    {
      name: 'COMPLAINT_ANSWER_DAYS',
      most: SHORTEST_MONTH,
      of: 'a month, in which complaints are settled',
    } as const,
  ]
    .filter(({ name, most }) => values[name] >= most)
    .map(({ name, most, of }) => ({
      name,
      message: `is ${values[name]}, which must be fewer than the ${most} of ${of}`,
    }));
}
