import { Grid } from '@chakra-ui/react/grid';
import type { BookCardFragment } from './BookCard.generated';
import { BookCard } from './BookCard';
import { BOOK_GRID_COLUMNS } from './Skeletons';
import { useSession } from '../session/SessionProvider';

/** How many cards are about what the first screenful shows. */
const FIRST_SEEN = 6;

/** Books as cards. */
export function BookGrid({ books }: { books: ReadonlyArray<BookCardFragment> }) {
  const hidePrice = useSession().viewer?.role === 'PUBLISHER';
  return (
    <Grid as="ul" role="list" listStyleType="none" templateColumns={BOOK_GRID_COLUMNS} gap="5" rowGap="10">
      {books.map((book, index) => (
        <li key={book.id}>
          <BookCard book={book} hidePrice={hidePrice} eager={index < FIRST_SEEN} />
        </li>
      ))}
    </Grid>
  );
}
