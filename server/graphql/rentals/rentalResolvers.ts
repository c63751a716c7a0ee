import { ExtensionQuoteResolver } from './ExtensionQuoteResolver.js';
import { PurchaseResolver } from './PurchaseResolver.js';
import { RentalPaymentResolver } from './RentalPaymentResolver.js';
import { RentalQuoteResolver } from './RentalQuoteResolver.js';
import { RentalResolver } from './RentalResolver.js';

/** The resolvers of rentals, and of their quotes, extensions, purchases and payments. */
export const RENTAL_RESOLVERS = [
  RentalResolver,
  RentalQuoteResolver,
  ExtensionQuoteResolver,
  PurchaseResolver,
  RentalPaymentResolver,
] as const;
