import type {
  BookBinding,
  BookCondition,
  BookLanguage,
  Genre,
  ListBookInput,
  ListingType,
} from '../../../shared/contract/schema.generated';
import { plainAmount } from '../../../shared/forms/amount';

/** The values of the form, under the server's field names. */
export type ListingValues = {
  title: string;
  author: string;
  isbn: string;
  description: string;
  genres: Genre[];
  /** Empty if the seller specified no language. */
  language: BookLanguage | '';
  /** Empty if the seller specified no binding. */
  binding: BookBinding | '';
  pages: string;
  publishedIn: string;
  publishedBy: string;
  /** The weight of a copy in grams; empty if the server should estimate it. */
  weightGrams: string;
  condition: BookCondition | '';
  copies: string;
  /** Maximum number of copies in one order; empty for the default. */
  mostCopiesPerOrder: string;
  cover: File | null;
  listingType: ListingType;
  lease: {
    perMonth: string;
    deposit: string;
    lateFeePerDay: string;
    minDuration: string;
    maxDuration: string;
    /** The price of a lost copy; empty for the sale price or the deposit. */
    replacementPrice: string;
    /** In per cent; empty if readers cannot buy what they have rented. */
    rentCreditPercent: string;
  };
  conditionDescription: string;
  leaseTerms: string;
  salePrice: string;
};

/** The values of an empty form. Its durations are documented (docs/marketplace.md, Screens). */
export const NEW_LISTING: ListingValues = {
  title: '',
  author: '',
  isbn: '',
  description: '',
  genres: [],
  language: '',
  binding: '',
  pages: '',
  publishedIn: '',
  publishedBy: '',
  weightGrams: '',
  condition: '',
  copies: '1',
  mostCopiesPerOrder: '',
  cover: null,
  listingType: 'LEASE',
  lease: {
    perMonth: '',
    deposit: '',
    lateFeePerDay: '',
    minDuration: '1',
    maxDuration: '30',
    replacementPrice: '',
    rentCreditPercent: '',
  },
  conditionDescription: '',
  leaseTerms: '',
  salePrice: '',
};

export const isForSale = (type: ListingType): boolean => type !== 'LEASE';
export const isForRent = (type: ListingType): boolean => type !== 'SALE';

/** Returns the input of the mutation, without the fields of offer types that are not chosen. */
export function listingInput(values: ListingValues): ListBookInput {
  const {
    language,
    binding,
    pages,
    publishedIn,
    publishedBy,
    weightGrams,
    condition,
    copies,
    mostCopiesPerOrder,
    salePrice,
    lease,
    conditionDescription,
    leaseTerms,
    ...book
  } = values;
  return {
    ...book,
    language: language || null,
    binding: binding || null,
    pages: numberOrNull(pages),
    publishedIn: numberOrNull(publishedIn),
    publishedBy: publishedBy || null,
    weightGrams: numberOrNull(weightGrams),
    condition: condition as BookCondition,
    copies: Number(copies),
    mostCopiesPerOrder: numberOrNull(mostCopiesPerOrder),
    ...(isForSale(book.listingType) && { salePrice: plainAmount(salePrice) }),
    ...(isForRent(book.listingType) && {
      lease: {
        perMonth: plainAmount(lease.perMonth),
        deposit: plainAmount(lease.deposit),
        lateFeePerDay: plainAmount(lease.lateFeePerDay) || null,
        minDuration: Number(lease.minDuration),
        maxDuration: Number(lease.maxDuration),
        replacementPrice: plainAmount(lease.replacementPrice) || null,
        rentCreditPercent: numberOrNull(lease.rentCreditPercent),
      },
      conditionDescription,
      ...(leaseTerms && { leaseTerms }),
    }),
  };
}

const numberOrNull = (typed: string): number | null => (typed === '' ? null : Number(typed));
