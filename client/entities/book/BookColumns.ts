import { chakra } from '@chakra-ui/react/styled-system';

/**
 * A grid of book cards or their skeletons. Padding inside each `li` replaces the gap, so that the shadow and the
 * focus ring of a card are not cut off.
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
