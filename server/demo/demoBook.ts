import type { BookFacts } from '../domain/catalogue/bookFacts.js';
import type { Listing } from '../domain/catalogue/listing.js';
import type { DemoPersonKey } from './demoPeople.js';

type MayBeLeftOut =
  | keyof BookFacts
  | 'isbn'
  | 'conditionDescription'
  | 'salePrice'
  | 'lease'
  | 'leaseTerms'
  | 'copies'
  | 'mostCopiesPerOrder';

/**
 * A demo listing, listed `listedDaysAgo` days before today. Amounts are in paise. Without `copies`, it has one copy.
 */
export interface DemoBook extends Omit<Listing, MayBeLeftOut>, Partial<Pick<Listing, MayBeLeftOut>> {
  seller: DemoPersonKey;
  listedDaysAgo: number;
}

const PAISE = 100;

const LATE_FEE_PER_DAY = 2 * PAISE;
const RENT_CREDIT_PERCENT = 60;

const LEASE_TERMS =
  'Please return the book by its due date, without marks or folds. The deposit is given back when the book is; ' +
  'postage both ways is included.';

/** Returns the fields of a book for sale. The price is in rupees. */
export function forSale(rupees: number) {
  return { listingType: 'SALE', salePrice: rupees * PAISE } as const;
}

/**
 * Returns the fields of a book for rent. Monthly rent and deposit are in rupees. The last argument is the shortest and
 * longest rental in months; null means no limit.
 */
export function forRent(
  perMonth: number,
  deposit: number,
  [minDuration, maxDuration]: [number, number | null],
) {
  const lease = {
    perMonth: perMonth * PAISE,
    deposit: deposit * PAISE,
    lateFeePerDay: LATE_FEE_PER_DAY,
    minDuration,
    maxDuration,
    replacementPrice: null,
    rentCreditPercent: RENT_CREDIT_PERCENT,
  };
  return { listingType: 'LEASE', lease, leaseTerms: LEASE_TERMS } as const;
}

/** Returns the fields of a book for sale and for rent. Amounts are in rupees, rental durations in months. */
export function forSaleOrRent(
  rupees: number,
  perMonth: number,
  deposit: number,
  months: [number, number | null],
) {
  const { lease, leaseTerms } = forRent(perMonth, deposit, months);
  return { listingType: 'BOTH', salePrice: rupees * PAISE, lease, leaseTerms } as const;
}
