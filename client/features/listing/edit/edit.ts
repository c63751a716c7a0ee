import type { EditBookInput, ListBookInput } from '../../../shared/contract/schema.generated';
import type { EditedBookFragment } from './EditBook.generated';
import { listingInput, NEW_LISTING, type ListingValues } from '../fields/listing';

/** What the form shows of a listing that stands. */
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
    pages: String(book.pages ?? ''),
    publishedIn: String(book.publishedIn ?? ''),
    publishedBy: book.publishedBy ?? '',
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
 * Fields that a new listing must fill in, but that this one, which came by an import or an API, stands without: nobody has
 * to make them up to change something else.
 */
export function fieldsLeftOut({ isbn, price, leaseTerms }: EditedBookFragment): (keyof ListingValues)[] {
  return [
    ...(isbn === null ? (['isbn'] as const) : []),
    ...(price.lease && leaseTerms === null ? (['leaseTerms'] as const) : []),
  ];
}

type Lease = NonNullable<EditedBookFragment['price']['lease']>;

/** Where the listing names no maximum, the field says what that comes to. */
function leaseValues(lease: Lease) {
  const { perMonth, deposit, lateFeePerDay, minDuration, maxDuration, longestRental } = lease;
  return {
    perMonth: perMonth.amount,
    deposit: deposit.amount,
    lateFeePerDay: Number(lateFeePerDay.amount) > 0 ? lateFeePerDay.amount : '',
    minDuration: String(minDuration),
    maxDuration: String(maxDuration ?? longestRental),
  };
}

/**
 * The fields that the seller has changed, and no others: what somebody has ordered while the form was open, such as a
 * copy, is not undone. A new number of copies says which one the seller saw.
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

/** The listing with the number of copies of which a refusal tells, so that the seller decides again. */
export function withCopiesOf(refusals: readonly Refusal[], book: EditedBookFragment): EditedBookFragment {
  const changed = refusals.find(({ code }) => code === 'COPIES_CHANGED');
  const copies = changed?.values.find(({ name }) => name === 'copies')?.value;
  return copies === undefined ? book : { ...book, copies: { ...book.copies, total: Number(copies) } };
}

/** A listing without a maximum stays so unless the seller types another one. */
function withoutNewLimit({ price }: EditedBookFragment, input: ListBookInput): ListBookInput {
  const standing = price.lease;
  if (!input.lease || !standing || standing.maxDuration !== null) return input;
  const isUntouched = input.lease.maxDuration === standing.longestRental;
  return isUntouched ? { ...input, lease: { ...input.lease, maxDuration: null } } : input;
}

/** A file is the same as no other: it was chosen now. */
function isSame(one: unknown, other: unknown): boolean {
  return !(one instanceof File) && JSON.stringify(one) === JSON.stringify(other);
}
