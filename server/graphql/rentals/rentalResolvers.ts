import { ExtensionQuoteResolver } from './ExtensionQuoteResolver.js';
import { PurchaseResolver } from './PurchaseResolver.js';
import { RentalPaymentResolver } from './RentalPaymentResolver.js';
import { RentalQuoteResolver } from './RentalQuoteResolver.js';
import { RentalResolver } from './RentalResolver.js';

/** The resolvers about rentals and what follows them: extensions and purchases. */
export const RENTAL_RESOLVERS = [
  RentalResolver,
  RentalQuoteResolver,
  ExtensionQuoteResolver,
  PurchaseResolver,
  RentalPaymentResolver,
] as const;
