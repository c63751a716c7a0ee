import type { RentalQuoteQuery } from './RentalQuote.generated';

/** The server's quote for a rental: its rent and its period. */
export type RentalQuote = NonNullable<RentalQuoteQuery['quote']>;
