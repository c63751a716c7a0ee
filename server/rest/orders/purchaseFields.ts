import { z } from 'zod';
import type { PurchaseQuote } from '../../domain/rental/purchase.js';
import type { OrderItem } from '../../usecases/orders/order.js';
import { rupees, rupeesSchema } from '../rupees.js';

const quoteSchema = z.object({
  price: rupeesSchema.describe('The price of all copies of the line, in rupees.'),
  rentCounted: rupeesSchema.describe('The part of the rent that counts towards the price.'),
  deposit: rupeesSchema.describe('The deposits of all copies of the line.'),
  lateFee: rupeesSchema.describe('The late fee up to the day of the purchase, taken from the deposit first.'),
  fromDeposit: rupeesSchema.describe('The part of the deposit that pays for the copies.'),
  toPay: rupeesSchema.describe('The amount that the buyer still has to pay, online or to the seller.'),
  released: rupeesSchema.describe('The part of the deposit that goes back to the buyer.'),
});

/** The fields of an order line about buying its rented copies. */
export const purchaseFields = {
  purchaseOffer: z
    .object({
      price: rupeesSchema.describe('The price of all copies of the line, in rupees.'),
      rentCreditPercent: z
        .int()
        .min(0)
        .max(100)
        .describe('The share of the rent that counts towards the price, in per cent.'),
    })
    .nullable()
    .describe('The offer to buy the rented copies, as agreed in the order; null if there is none.'),
  purchaseQuote: quoteSchema
    .nullable()
    .describe('The cost of buying the rented copies today; null unless you can buy them.'),
  purchase: quoteSchema
    .extend({ boughtAt: z.iso.datetime().describe('When the copies were bought.') })
    .nullable()
    .describe('The purchase of the rented copies; null if they were not bought.'),
};

/** Returns the fields of an order line about buying its rented copies. */
export function presentPurchases({ purchaseOffer: offer, purchaseQuote: quote, purchase }: OrderItem) {
  return {
    purchaseOffer: offer && { ...offer, price: rupees(offer.price) },
    purchaseQuote: quote && presentQuote(quote),
    purchase: purchase && { ...presentQuote(purchase), boughtAt: purchase.boughtAt },
  };
}

function presentQuote({ price, rentCounted, deposit, lateFee, fromDeposit, toPay, released }: PurchaseQuote) {
  return {
    price: rupees(price),
    rentCounted: rupees(rentCounted),
    deposit: rupees(deposit),
    lateFee: rupees(lateFee),
    fromDeposit: rupees(fromDeposit),
    toPay: rupees(toPay),
    released: rupees(released),
  };
}
