import type { RentalQuoteQuery } from './RentalQuote.generated';

/** The server's quote for a rental: its amounts, its days and the expected arrival. */
export type RentalQuote = NonNullable<RentalQuoteQuery['quote']>;
