import { chakra } from '@chakra-ui/react/styled-system';

/**
 * The columns of books and of their skeletons. The gap is inside the cards, so that their shadow and focus ring fit.
 */
export const BookColumns = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(10.75rem, 42vw + 1.25rem), 1fr))',
      lg: 'repeat(auto-fill, minmax(12.25rem, 1fr))',
    },
    margin: '-2.5',
    listStyleType: 'none',
    '& > li': { padding: '2.5', paddingBottom: '7', minWidth: '0' },
  },
});
