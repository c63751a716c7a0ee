import type { RentalQuoteQuery } from './RentalQuote.generated';

/** The server's quote: the rent and the period. */
export type RentalQuote = NonNullable<RentalQuoteQuery['quote']>;
