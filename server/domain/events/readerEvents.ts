/** Events of bookmarks and saved searches, by name, each with its details. */
export interface ReaderEvents {
  BookmarkAdded: { userId: string; bookId: string };
  BookmarkRemoved: { userId: string; bookId: string };
  SearchSaved: { userId: string; searchId: string };
  SavedSearchRemoved: { userId: string; searchId: string };
}
