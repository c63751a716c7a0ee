import { useLingui } from '@lingui/react/macro';
import { useSend } from '../../shared/send/useSend';
import { useAddBookmarkMutation, useRemoveBookmarkMutation } from './Bookmark.generated';

/** The fields of a book that a bookmark needs. */
export type Bookmarkable = { readonly id: string; readonly viewerHasBookmarked: boolean };

/**
 * Toggles bookmarks. A change is shown immediately, and undone if it fails. `failure` is the reason for the last failure until
 * its message is dismissed or another bookmark is toggled.
 */
export function useBookmarkToggle() {
  const { t } = useLingui();
  const request = useRequest();
  const { send, failure, forgetFailure } = useSend({
    fallback: t`The bookmark could not be changed. Please try again.`,
    overlapping: true,
  });
  return { toggle: (book: Bookmarkable) => void send(() => request(book)), failure, dismiss: forgetFailure };
}

/** Returns a function that removes the bookmark of a book, or adds one if the book has none. */
function useRequest() {
  const [add] = useAddBookmarkMutation();
  const [remove] = useRemoveBookmarkMutation();
  return async ({ id, viewerHasBookmarked }: Bookmarkable) => {
    const payload = {
      book: { __typename: 'Book' as const, id, viewerHasBookmarked: !viewerHasBookmarked },
      userErrors: [],
    };
    const variables = { input: { bookId: id } };
    if (viewerHasBookmarked) {
      const { data } = await remove({ variables, optimisticResponse: { removeBookmark: payload } });
      return data?.removeBookmark;
    }
    const { data } = await add({ variables, optimisticResponse: { addBookmark: payload } });
    return data?.addBookmark;
  };
}
