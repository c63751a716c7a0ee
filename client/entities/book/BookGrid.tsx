import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState, type MouseEvent } from 'react';
import { isDrawn } from '../../session/viewer/knownViewer';
import { BookCard } from './BookCard';
import type { BookCardFragment } from './BookCard.generated';
import { BookColumns } from './BookColumns';
import { bookCardStyle } from './bookCardStyle';
import { useCardCommon } from './cardCommon';
import { EditionCard } from './EditionCard';
import type { EditionCardFragment } from './EditionCard.generated';
import { FailureNote } from '../../shared/ui/FailureNote';
import { useBookmarkToggle } from '../bookmark/useBookmarkToggle';
import { useLinksInside } from '../../shared/navigation/useLinksInside';

/** Approximate number of cards that are visible when the page opens. */
const FIRST_SEEN = 6;

const Cards = chakra(BookColumns, {
  base: {
    ...bookCardStyle,
    // Cards that are out of sight are neither laid out nor painted. The first cards are always painted, because
    // browsers omit cards with `contentVisibility` for one frame, which would shift the layout.
    '& > li': { containIntrinsicBlockSize: 'auto 28rem' },
    '&[data-settled] > li:nth-of-type(n + 7)': { contentVisibility: { base: 'auto', md: 'visible' } },
    '&[data-settled] > li:nth-of-type(n + 13)': { contentVisibility: 'auto' },
  },
});

type Props = {
  books: ReadonlyArray<BookCardFragment>;
  /** The edition of each book, for lists of editions. An edition with several offers is shown as an EditionCard. */
  editions?: ReadonlyArray<EditionCardFragment>;
  /** The query string of the list's filters. The edition page keeps it. */
  query?: string;
};

export function BookGrid({ books, editions, query = '' }: Props) {
  const common = useCardCommon();
  const follow = useLinksInside();
  const { toggle, failure, dismiss } = useBookmarkToggle();
  const settled = useSettled();
  const click = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const book = button && books.find(({ id }) => id === button.value);
    if (book) toggle(book);
    else follow(event);
  };
  return (
    <>
      <Cards role="list" data-settled={settled || undefined} onClick={click}>
        {books.map((book, index) => {
          const edition = editions?.[index];
          const shared = { common, eager: index < FIRST_SEEN };
          return (
            <li key={book.id}>
              {edition && edition.offerCount > 1 ? (
                <EditionCard edition={edition} offer={book} query={query} {...shared} />
              ) : (
                <BookCard book={book} {...shared} />
              )}
            </li>
          );
        })}
      </Cards>
      <FailureNote message={failure} onClose={dismiss} />
    </>
  );
}

/**
 * True from the second frame on, when every card has been laid out once and the scroll position is restored. Always
 * true on a page that was rendered in advance, because laying out all cards would block a slow phone.
 */
function useSettled(): boolean {
  const [settled, setSettled] = useState(isDrawn);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettled(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return settled;
}
