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

/** How many cards are about what the first screenful shows. */
const FIRST_SEEN = 6;

const Cards = chakra(BookColumns, {
  base: {
    ...bookCardStyle,
    // What is out of sight is neither laid out nor painted, however many are loaded. The first cards always are: a
    // browser leaves them out for a frame when it begins with that, which is a layout shift to anyone who looks at them.
    '& > li': { containIntrinsicBlockSize: 'auto 28rem' },
    '&[data-settled] > li:nth-of-type(n + 7)': { contentVisibility: { base: 'auto', md: 'visible' } },
    '&[data-settled] > li:nth-of-type(n + 13)': { contentVisibility: 'auto' },
  },
});

type Props = {
  books: ReadonlyArray<BookCardFragment>;
  /** The editions that the books stand for, if they do. One of several offers has a card that leads to all of them. */
  editions?: ReadonlyArray<EditionCardFragment>;
  /** By what the list is narrowed, which the page of an edition keeps: the query of its address. */
  query?: string;
};

/** Books as cards. */
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
 * True from the second frame on: by then every card has been laid out once, and anyone who came back is where they were. A page
 * that comes drawn begins with it, at its top: to lay out what is out of sight keeps a slow phone busy.
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
