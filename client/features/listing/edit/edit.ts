import type { EditBookInput, ListBookInput } from '../../../shared/contract/schema.generated';
import type { EditedBookFragment } from './EditBook.generated';
import { listingInput, NEW_LISTING, type ListingValues } from '../fields/listing';

/** Returns the form values of a listing. Amounts and numbers become text. */
export function valuesOf(book: EditedBookFragment): ListingValues {
  const { sale, lease } = book.price;
  return {
    ...NEW_LISTING,
    title: book.title,
    author: book.author,
    isbn: book.isbn ?? '',
    description: book.description,
    genres: [...book.genres],
    language: book.language ?? '',
    binding: book.binding ?? '',
    pages: String(book.pages ?? ''),
    publishedIn: String(book.publishedIn ?? ''),
    publishedBy: book.publishedBy ?? '',
    weightGrams: String(book.weightGrams ?? ''),
    condition: book.condition,
    copies: String(book.copies.total),
    mostCopiesPerOrder: String(book.mostCopiesPerOrder),
    listingType: book.listingType,
    lease: lease ? leaseValues(lease) : NEW_LISTING.lease,
    conditionDescription: book.conditionDescription ?? '',
    leaseTerms: book.leaseTerms ?? '',
    salePrice: sale?.amount ?? '',
  };
}

/**
 * Returns the required fields that this listing lacks, because it was imported or created through an API. They may stay
 * empty in an edit.
 */
export function fieldsLeftOut({ isbn, price, leaseTerms }: EditedBookFragment): (keyof ListingValues)[] {
  return [
    ...(isbn === null ? (['isbn'] as const) : []),
    ...(price.lease && leaseTerms === null ? (['leaseTerms'] as const) : []),
  ];
}

type Lease = NonNullable<EditedBookFragment['price']['lease']>;

/**
 * Returns the form values of a rental offer. If the seller set no maximum duration, the field shows the longest
 * rental that is possible.
 */
function leaseValues(lease: Lease) {
  const { perMonth, deposit, lateFeePerDay, minDuration, maxDuration, longestRental } = lease;
  return {
    perMonth: perMonth.amount,
    deposit: deposit.amount,
    lateFeePerDay: Number(lateFeePerDay.amount) > 0 ? lateFeePerDay.amount : '',
    minDuration: String(minDuration),
    maxDuration: String(maxDuration ?? longestRental),
    replacementPrice: lease.replacementPrice?.amount ?? '',
    rentCreditPercent: String(lease.rentCreditPercent ?? ''),
  };
}

/**
 * Returns only the fields that the seller changed, so that an edit does not undo orders placed meanwhile. If the number
 * of copies was changed, also returns the previous number, which the server compares with its own.
 */
export function editInput(book: EditedBookFragment, values: ListingValues): EditBookInput {
  const before = withoutNewLimit(book, listingInput(valuesOf(book)));
  const after = withoutNewLimit(book, listingInput(values));
  const changed = Object.entries(after).filter(
    ([name, value]) => !isSame(value, before[name as keyof ListBookInput]),
  );
  const edit = Object.fromEntries(changed) as Partial<ListBookInput>;
  const seen = edit.copies !== undefined && { compareCopies: book.copies.total };
  return { bookId: book.id, ...edit, ...seen };
}

type Refusal = { readonly code: string; readonly values: ReadonlyArray<{ name: string; value: string }> };

/**
 * Returns the listing with the current number of copies, as stated by a COPIES_CHANGED refusal, so that the seller
 * can decide again.
 */
export function withCopiesOf(refusals: readonly Refusal[], book: EditedBookFragment): EditedBookFragment {
  const changed = refusals.find(({ code }) => code === 'COPIES_CHANGED');
  const copies = changed?.values.find(({ name }) => name === 'copies')?.value;
  return copies === undefined ? book : { ...book, copies: { ...book.copies, total: Number(copies) } };
}

/**
 * Removes the maximum duration from the input if the listing had no maximum and the seller did not change the field.
 */
function withoutNewLimit({ price }: EditedBookFragment, input: ListBookInput): ListBookInput {
  const standing = price.lease;
  if (!input.lease || !standing || standing.maxDuration !== null) return input;
  const isUntouched = input.lease.maxDuration === standing.longestRental;
  return isUntouched ? { ...input, lease: { ...input.lease, maxDuration: null } } : input;
}

/** True if two values are equal. A file always counts as changed. */
function isSame(one: unknown, other: unknown): boolean {
  return !(one instanceof File) && JSON.stringify(one) === JSON.stringify(other);
}
