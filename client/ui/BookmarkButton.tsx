import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import { Bookmark } from 'lucide-react';
import { useBookmarkToggle, type Bookmarkable } from './useBookmarkToggle';

/** Keeps a book for later. */
export function BookmarkButton({ book }: { book: Bookmarkable }) {
  const toggle = useBookmarkToggle();
  const isKept = book.viewerHasBookmarked;
  return (
    <Button
      variant="ghost"
      size="sm"
      colorPalette={isKept ? 'primary' : 'gray'}
      aria-pressed={isKept}
      onClick={() => toggle(book)}
    >
      <Bookmark fill={isKept ? 'currentColor' : 'none'} />
      <Trans>Bookmark</Trans>
    </Button>
  );
}
