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

/** Roughly the number of cards on the first screen. */
const FIRST_SEEN = 6;

const Cards = chakra(BookColumns, {
  base: {
    ...bookCardStyle,
    // Cards out of sight are neither laid out nor painted. The first cards are exempt: with this property, a browser
    // leaves them out for a frame, which shifts the layout.
    '& > li': { containIntrinsicBlockSize: 'auto 28rem' },
    '&[data-settled] > li:nth-of-type(n + 7)': { contentVisibility: { base: 'auto', md: 'visible' } },
    '&[data-settled] > li:nth-of-type(n + 13)': { contentVisibility: 'auto' },
  },
});

type Props = {
  books: ReadonlyArray<BookCardFragment>;
  /** The editions of the books, where the list shows editions. An edition with several offers has a card of its own. */
  editions?: ReadonlyArray<EditionCardFragment>;
  /** The query of the list's filters; the edition page keeps it. */
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
 * True from the second frame on, when every card was laid out once and the scroll position is restored. A rendered page
 * starts with it, because laying out hidden cards keeps a slow phone busy.
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
