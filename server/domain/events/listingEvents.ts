/** What the seller of a listing can do to it. */
export type ListingChange = 'EDITED' | 'COPIES_ADJUSTED' | 'TAKEN_OFF' | 'PUT_BACK';

/** What happens to listings. */
export interface ListingEvents {
  BooksListed: { sellerId: string; bookIds: string[] };
  ListingChanged: { bookId: string; sellerId: string; change: ListingChange };
}
