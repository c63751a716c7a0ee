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

/** A row of an import (amounts in paise; one copy unless said), by whom, and how many days before today. */
export interface DemoBook extends Omit<Listing, MayBeLeftOut>, Partial<Pick<Listing, MayBeLeftOut>> {
  seller: DemoPersonKey;
  listedDaysAgo: number;
}

const PAISE = 100;

/** Two rupees. */
const LATE_FEE_PER_DAY = 2 * PAISE;

const LEASE_TERMS =
  'Please return the book by its due date, without marks or folds. The deposit is given back when the book is; ' +
  'postage both ways is included.';

/** An offer to sell at this many rupees. */
export function forSale(rupees: number) {
  return { listingType: 'SALE', salePrice: rupees * PAISE } as const;
}

/** An offer to rent out: rupees a month, rupees held meanwhile, and the months that one rental may take. */
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
  };
  return { listingType: 'LEASE', lease, leaseTerms: LEASE_TERMS } as const;
}

/** Both offers at once. */
export function forSaleOrRent(
  rupees: number,
  perMonth: number,
  deposit: number,
  months: [number, number | null],
) {
  const { lease, leaseTerms } = forRent(perMonth, deposit, months);
  return { listingType: 'BOTH', salePrice: rupees * PAISE, lease, leaseTerms } as const;
}
