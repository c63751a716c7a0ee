/** What the seller of a listing can do to it. */
export type ListingChange = 'EDITED' | 'COPIES_ADJUSTED' | 'TAKEN_OFF' | 'PUT_BACK';

/** What happens to listings. */
export interface ListingEvents {
  /** Books were offered: one by a form, many by an import. */
  BooksListed: { sellerId: string; bookIds: string[] };
  /** The seller changed a listing of theirs. */
  ListingChanged: { bookId: string; sellerId: string; change: ListingChange };
}
