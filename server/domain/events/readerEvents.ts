/** Events of readers' own lists. */
export interface ReaderEvents {
  BookmarkAdded: { userId: string; bookId: string };
  BookmarkRemoved: { userId: string; bookId: string };
  SearchSaved: { userId: string; searchId: string };
  SavedSearchRemoved: { userId: string; searchId: string };
}
