import { z } from 'zod';
import {
  findOffersOfEditions,
  NO_OFFERS,
  type Edition,
  type EditionOffers,
} from '../../usecases/editions/viewEditions.js';
import type { ListedEdition } from '../../usecases/editions/searchEditions.js';
import type { Scope } from '../../usecases/scope.js';
import { rupees, rupeesSchema } from '../rupees.js';
import { bookSchema, presentBooks } from './bookSchema.js';

/** Summary of an edition's offers: their number, lowest prices and availability. */
const offersSchema = z.object({
  offerCount: z.int().min(0).describe('The number of offers that are on the market and have copies.'),
  lowestSale: rupeesSchema
    .nullable()
    .describe('The lowest price in rupees of a copy that can be bought now; null if no copy can be bought.'),
  lowestRent: rupeesSchema
    .nullable()
    .describe('The lowest monthly rent of one copy, in rupees; null if no copy can be rented.'),
  availableFrom: z.iso
    .date()
    .nullable()
    .describe(
      'The first day on which a copy is available, today at the earliest; null if no copy is available or due back.',
    ),
});

export const editionSchema = z
  .object({
    _id: z.string(),
    title: z.string().describe('The title, as entered by the seller who first listed the edition.'),
    author: z.string(),
    isbn: z.string().nullable().describe('The ISBN-13 without hyphens; null if the edition has none.'),
    ...offersSchema.shape,
  })
  .meta({ id: 'Edition', description: 'A published book, which several sellers can offer.' });

/** An edition in a list, with its first matching offer. */
export const listedEditionSchema = z
  .object({
    ...editionSchema.shape,
    offer: bookSchema.describe('The first matching offer of the edition, in the order of the list.'),
    matching: offersSchema.meta({
      id: 'MatchingOffers',
      description: 'The totals of the offers that match the filters of the list.',
    }),
  })
  .meta({
    id: 'ListedEdition',
    description: 'An edition in a list, with its first matching offer and the totals of all matching offers.',
  });

/** Returns editions in their documented form, with summaries of their offers. */
export async function presentEditions(scope: Scope, editions: readonly Edition[]) {
  const offers = await findOffersOfEditions(
    scope,
    editions.map(({ id }) => id),
  );
  return editions.map(({ id, title, author, isbn }, index) => ({
    _id: id,
    title,
    author,
    isbn,
    ...presentOffers(offers[index] ?? NO_OFFERS),
  }));
}

function presentOffers({ offerCount, lowestSale, lowestRent, availableFrom }: EditionOffers) {
  return {
    offerCount,
    lowestSale: lowestSale && rupees(lowestSale),
    lowestRent: lowestRent && rupees(lowestRent),
    availableFrom,
  };
}

/** Returns the entries of a list of editions in their documented form. */
export async function presentListedEditions(scope: Scope, editions: readonly ListedEdition[]) {
  const presented = await presentEditions(scope, editions);
  const matching = await Promise.all(editions.map((edition) => edition.matching()));
  const offers = await presentBooks(
    scope,
    editions.map(({ offer }) => offer),
  );
  return presented.map((edition, index) => ({
    ...edition,
    offer: offers[index],
    matching: presentOffers(matching[index] ?? NO_OFFERS),
  }));
}
