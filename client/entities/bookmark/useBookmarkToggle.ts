import { useLingui } from '@lingui/react/macro';
import { useSend } from '../../shared/send/useSend';
import { useAddBookmarkMutation, useRemoveBookmarkMutation } from './Bookmark.generated';

/** A book as far as keeping it goes. */
export type Bookmarkable = { readonly id: string; readonly viewerHasBookmarked: boolean };

/**
 * Keeps a book for later, or keeps it no more. It shows at once, and goes back when the server does not agree: `failure`
 * then says why, until it is dismissed or another book is toggled.
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

/** Sends the opposite of what a book is. */
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
