/** Error codes of delivery, with their English messages; part of ERRORS. */
export const DELIVERY_ERRORS = {
  DELIVERY_KIND_UNKNOWN: 'Please choose how you charge for delivery: free, flat or by weight',
  DELIVERY_CHARGE_REQUIRED: 'Please enter the delivery charge',
  DELIVERY_CHARGE_NEGATIVE: 'The delivery charge cannot be negative',
  DELIVERY_RATES_REQUIRED: 'Please enter at least one weight and its charge',
  TOO_MANY_DELIVERY_RATES: 'The table can have at most {max, plural, one {# row} other {# rows}}',
  DELIVERY_WEIGHT_REPEATED: 'Two rows are for {grams} g. Please keep one of them.',
  RATE_WEIGHT_OUT_OF_RANGE: 'The weight must be a whole number from 10 to 1,00,000 grams',
  WEIGHT_OUT_OF_RANGE: 'The weight of a copy must be a whole number from 1 to 50,000 grams',
} as const satisfies Record<string, string>;
