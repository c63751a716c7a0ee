import { chakra } from '@chakra-ui/react/styled-system';
import { useSession } from '../session/SessionProvider';
import { BookCard } from './BookCard';
import type { BookCardFragment } from './BookCard.generated';
import { BookColumns } from './BookColumns';
import { bookCardStyle } from './bookCardStyle';
import { useLinksInside } from './useLinksInside';

/** How many cards are about what the first screenful shows. */
const FIRST_SEEN = 6;

const Cards = chakra(BookColumns, {
  base: {
    ...bookCardStyle,
    // What is out of sight is neither laid out nor painted, however many are loaded.
    '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 30rem' },
  },
});

/** Books as cards. */
export function BookGrid({ books }: { books: ReadonlyArray<BookCardFragment> }) {
  const { isPublisher } = useSession();
  const follow = useLinksInside();
  return (
    <Cards role="list" onClick={follow}>
      {books.map((book, index) => (
        <li key={book.id}>
          <BookCard book={book} hidePrice={isPublisher} eager={index < FIRST_SEEN} />
        </li>
      ))}
    </Cards>
  );
}
