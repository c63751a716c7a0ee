import { useAddBookmarkMutation, useRemoveBookmarkMutation } from './Bookmark.generated';

/** A book as far as keeping it goes. */
export type Bookmarkable = { readonly id: string; readonly viewerHasBookmarked: boolean };

/** Keeps a book for later, or keeps it no more. It shows at once, and goes back when the server does not agree. */
export function useBookmarkToggle(): (book: Bookmarkable) => void {
  const [add] = useAddBookmarkMutation();
  const [remove] = useRemoveBookmarkMutation();
  return ({ id, viewerHasBookmarked }) => {
    const payload = {
      book: { __typename: 'Book' as const, id, viewerHasBookmarked: !viewerHasBookmarked },
      userErrors: [],
    };
    const variables = { input: { bookId: id } };
    const toggled = viewerHasBookmarked
      ? remove({
          variables,
          optimisticResponse: { removeBookmark: payload },
        })
      : add({
          variables,
          optimisticResponse: { addBookmark: payload },
        });
    toggled.catch((error: unknown) => console.error('The bookmark could not be changed:', error));
  };
}
