import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import Bookmark from '~icons/lucide/bookmark';
import { FailureNote } from '../../shared/ui/FailureNote';
import { useBookmarkToggle, type Bookmarkable } from './useBookmarkToggle';

/** Adds the book to the bookmarks, or removes it. */
export function BookmarkButton({ book }: { book: Bookmarkable }) {
  const { toggle, failure, dismiss } = useBookmarkToggle();
  const isKept = book.viewerHasBookmarked;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        colorPalette={isKept ? 'primary' : 'gray'}
        aria-pressed={isKept}
        css={{ '& path': { fill: isKept ? 'currentColor' : 'none' } }}
        onClick={() => toggle(book)}
      >
        <Bookmark />
        <Trans>Bookmark</Trans>
      </Button>
      <FailureNote message={failure} onClose={dismiss} />
    </>
  );
}
