import type { RentalQuoteQuery } from './RentalQuote.generated';

/** What the server asks for a rental, and from when to when it lasts. */
export type RentalQuote = NonNullable<RentalQuoteQuery['quote']>;
