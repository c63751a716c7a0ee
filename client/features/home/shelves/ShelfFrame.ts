import { chakra } from '@chakra-ui/react/styled-system';
import { COVER_STYLE } from '../../../entities/book/BookCover';

/** A row of books with a heading. Every line has a fixed height, so that all rows are equally high. */
export const ShelfFrame = chakra('div', {
  base: {
    marginTop: { base: '8', md: '10' },
    '& h2, & .title': {
      minHeight: '2rem',
      marginBottom: '2',
      fontFamily: 'heading',
      fontSize: { base: 'xl', md: '2xl' },
      fontWeight: 'semibold',
      letterSpacing: '-0.015em',
      lineHeight: '2rem',
    },
    // Lets the row scroll across the full width of the screen. A focused element is always shown completely.
    '& ul': {
      display: 'flex',
      gap: { base: '4', md: '5' },
      marginInlineStart: '-4',
      marginInlineEnd: { base: '-4', md: '-8' },
      paddingInline: '4',
      paddingBlock: '2',
      listStyleType: 'none',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollPaddingInline: '4',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'thin',
    },
    '& li': {
      position: 'relative',
      flexShrink: '0',
      width: { base: '8.5rem', md: '9.5rem' },
      minHeight: { base: '19.5rem', md: '21rem' },
      scrollSnapAlign: 'start',
      fontSize: 'sm',
      lineHeight: '1.25rem',
    },
    '& .cover, & img': COVER_STYLE,
    '& img': { boxShadow: 'md' },
    '& h3': { marginTop: '2', fontWeight: 'semibold', lineClamp: 2, overflowWrap: 'anywhere' },
    // Makes the whole card clickable.
    '& a': {
      textUnderlineOffset: '3px',
      outline: 'none',
      _hover: { textDecoration: 'underline' },
      _after: { content: '""', position: 'absolute', inset: '-1', borderRadius: 'l2' },
      _focusVisible: { _after: { outline: '2px solid {colors.primary.focusRing}' } },
    },
    '& p': { truncate: true },
    '& .author': { color: 'fg.muted' },
  },
});
