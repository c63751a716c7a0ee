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
  PICK_UP_CITY_MISSING: 'Please save a default address first. Its city is shown to buyers.',
  PICK_UP_NOT_OFFERED:
    'A seller in this order does not offer pick-up in person. Please choose delivery from this seller.',
  NOT_PICKED_UP: 'This part of the order is for delivery, not for pick-up',
  NOT_YET_READY: 'This part of the order is not ready for pick-up yet',
  NOT_YET_PICKED_UP: 'This part of the order has not been picked up yet',
  ALREADY_READY: 'This part of the order has already been marked as ready for pick-up',
  ALREADY_PICKED_UP: 'This part of the order has already been picked up',
  PICK_UP_HAS_NO_PARCEL: 'Orders picked up in person have no carrier or tracking number',
  PICK_UP_AWAITED:
    'You can cancel this part of the order from {from}, if the books have not been picked up by then',
  PICK_UP_CODE_INVALID: 'Please enter the 6 digits that the buyer shows you',
  PICK_UP_CODE_WRONG: 'This is not the code of this order. Please check the digits that the buyer shows you.',
} as const satisfies Record<string, string>;
