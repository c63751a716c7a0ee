import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureMessage } from '../../shared/refusals/failureMessage';
import type { UserErrorPartsFragment } from '../../shared/refusals/UserErrorParts.generated';
import { translateError } from '../../shared/refusals/translateError';
import { useAddBookmarkMutation, useRemoveBookmarkMutation } from './Bookmark.generated';

/** A book as far as keeping it goes. */
export type Bookmarkable = { readonly id: string; readonly viewerHasBookmarked: boolean };

/**
 * Keeps a book for later, or keeps it no more. It shows at once, and goes back when the server does not agree: `failure`
 * then says why, until it is dismissed or another book is toggled.
 */
export function useBookmarkToggle() {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const send = useSend();
  const toggle = (book: Bookmarkable) => {
    setFailure(null);
    send(book).then(
      ([refusal]) => refusal && setFailure(translateError(refusal)),
      (error: unknown) =>
        setFailure(failureMessage(error, t`The bookmark could not be changed. Please try again.`)),
    );
  };
  return { toggle, failure, dismiss: () => setFailure(null) };
}

/** Sends the opposite of what a book is; answers the refusals. */
function useSend(): (book: Bookmarkable) => Promise<ReadonlyArray<UserErrorPartsFragment>> {
  const [add] = useAddBookmarkMutation();
  const [remove] = useRemoveBookmarkMutation();
  return async ({ id, viewerHasBookmarked }) => {
    const payload = {
      book: { __typename: 'Book' as const, id, viewerHasBookmarked: !viewerHasBookmarked },
      userErrors: [],
    };
    const variables = { input: { bookId: id } };
    if (viewerHasBookmarked) {
      const { data } = await remove({ variables, optimisticResponse: { removeBookmark: payload } });
      return data?.removeBookmark.userErrors ?? [];
    }
    const { data } = await add({ variables, optimisticResponse: { addBookmark: payload } });
    return data?.addBookmark.userErrors ?? [];
  };
}
