import { chakra } from '@chakra-ui/react/styled-system';
import { Cover } from './Cover';
import { SHELF } from './shelf';

const Window = chakra('div', {
  base: {
    display: 'flex',
    gap: { base: '3', md: '5' },
    rotate: '-9deg',
    md: {
      position: 'absolute',
      insetStart: { md: '54%', lg: '52%' },
      insetEnd: '-5%',
      top: '-28%',
    },
    // On narrow screens, the covers are below the text, and only their tops are visible.
    mdDown: { height: '15rem', marginInline: '-4%', paddingTop: '2rem' },
  },
});

const Column = chakra('div', {
  base: {
    flex: '1',
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '3', md: '5' },
    _even: { marginTop: { base: '-2rem', md: '-5rem' } },
    '& > *': { transition: 'translate 300ms', _hover: { translate: '0 -6px' } },
  },
});

const columns = [0, 1, 2].map((column) => SHELF.filter((_, index) => index % 3 === column));

/** The covers of the banner, in three slanted columns. */
export function ShopWindow() {
  return (
    <Window aria-hidden>
      {columns.map((covers) => (
        <Column key={covers[0]}>
          {covers.map((cover) => (
            <Cover key={cover} src={cover} />
          ))}
        </Column>
      ))}
    </Window>
  );
}
