import { chakra } from '@chakra-ui/react/styled-system';
import { DrawnCover } from './DrawnCover';
import { SHELF, type DrawnBook } from './shelf';

const Window = chakra('div', {
  base: {
    position: 'absolute',
    display: 'flex',
    gap: { base: '3', md: '4' },
    rotate: '-9deg',
    insetStart: { base: '-6%', md: '52%', lg: '50%' },
    insetEnd: { base: '-10%', md: '-4%' },
    top: { base: 'auto', md: '-22%' },
    bottom: { base: '-34%', md: 'auto' },
    height: { base: '24rem', md: '145%' },
  },
});

const Column = chakra('div', {
  base: {
    flex: '1',
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '3', md: '4' },
    _even: { marginTop: { base: '-3rem', md: '-4.5rem' } },
    '& > *': {
      boxShadow: 'book',
      borderRadius: '4px',
      transition: 'translate 300ms',
      _hover: { translate: '0 -6px' },
    },
  },
});

const columns: DrawnBook[][] = [0, 1, 2].map((column) => SHELF.filter((_, index) => index % 3 === column));

/** The covers beside the banner: three columns of books, leaning. An ornament, so it says nothing to a screen reader. */
export function ShopWindow() {
  return (
    <Window aria-hidden>
      {columns.map((books, column) => (
        <Column key={column}>
          {books.map((book) => (
            <div key={book.title.join()}>
              <DrawnCover book={book} />
            </div>
          ))}
        </Column>
      ))}
    </Window>
  );
}
