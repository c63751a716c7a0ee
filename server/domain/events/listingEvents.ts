/** Changes that a seller makes to a listing. */
export type ListingChange = 'EDITED' | 'COPIES_ADJUSTED' | 'TAKEN_OFF' | 'PUT_BACK';

export interface ListingEvents {
  BooksListed: { sellerId: string; bookIds: string[] };
  ListingChanged: { bookId: string; sellerId: string; change: ListingChange };
}
