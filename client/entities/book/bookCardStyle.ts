import { COVER_STYLE } from './BookCover';

const chip = {
  paddingInline: '2.5',
  borderRadius: 'full',
  bg: 'gray.subtle',
  color: 'gray.fg',
  textStyle: 'xs',
  lineHeight: '1.5rem',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  '&[data-tone=success]': { bg: 'green.subtle', color: 'green.fg' },
  '&[data-tone=error]': { bg: 'red.subtle', color: 'red.fg' },
} as const;

/**
 * The style of the cards in a grid. It is a single rule for the whole grid: one rule for each of a thousand cards would be
 * slow.
 */
export const bookCardStyle = {
  '& .book': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    height: 'full',
    _hover: { '& img': { translate: '0 -4px' }, '& h2 a': { textDecoration: 'underline' } },
  },
  '& .book img': { ...COVER_STYLE, boxShadow: 'md', transition: 'translate 200ms' },
  '& .book h2': { fontFamily: 'heading', textStyle: 'md', fontWeight: 'semibold', letterSpacing: '-0.015em' },
  // Makes the whole card clickable.
  '& .book h2 a': {
    lineClamp: 2,
    textUnderlineOffset: '3px',
    outline: 'none',
    _after: { content: '""', position: 'absolute', inset: '-1.5', borderRadius: 'l2' },
    _focusVisible: { _after: { outline: '2px solid {colors.primary.focusRing}' } },
  },
  // Puts the bookmark on top of the link, which covers the whole card.
  '& .book .bookmark': {
    position: 'relative',
    zIndex: '1',
    flexShrink: '0',
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    marginBlock: '-1',
    marginInlineEnd: '-1.5',
    borderRadius: 'full',
    color: 'fg.muted',
    cursor: 'button',
    _hover: { color: 'primary.fg', bg: 'primary.subtle' },
    _focusVisible: { outline: '2px solid {colors.primary.focusRing}', outlineOffset: '2px' },
    '& svg': {
      boxSize: '5',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '2',
      strokeLinejoin: 'round',
    },
    '&[aria-pressed=true]': { color: 'primary.fg', '& svg': { fill: 'currentColor' } },
  },
  '& .book .author': { textStyle: 'sm', color: 'fg.muted', truncate: true },
  '& .book .state': { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '1' },
  '& .book .chips': { display: 'flex', flexWrap: 'wrap', gap: '1.5', '& > span': chip },
  // Puts the condition on top of the link. The condition's touch target is larger than its text.
  '& .book .condition': {
    position: 'relative',
    zIndex: '1',
    width: 'fit-content',
    textStyle: 'xs',
    color: 'fg.muted',
    '& > summary': {
      position: 'relative',
      width: 'fit-content',
      listStyle: 'none',
      textDecoration: 'underline dotted',
      textUnderlineOffset: '3px',
      cursor: 'help',
      borderRadius: 'l1',
      _after: { content: '""', position: 'absolute', insetBlock: '-3', insetInline: '-2' },
      _focusVisible: { outline: '2px solid {colors.primary.focusRing}', outlineOffset: '2px' },
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > p': { marginTop: '1' },
  },
  // Puts each part on its own line. The separators are for screen readers only.
  '& .book .offers': {
    textStyle: 'sm',
    color: 'fg.muted',
    '& > span': { display: 'block', textWrap: 'balance' },
    '& > i': { srOnly: true },
    '& b': { fontWeight: 'semibold', color: 'fg', whiteSpace: 'nowrap' },
  },
  '& .book .offer': {
    textStyle: 'sm',
    color: 'fg.muted',
    '& > p:not(.durations)': { display: 'flex', justifyContent: 'space-between', gap: '2' },
    '& b': { fontWeight: 'semibold', color: 'fg', textAlign: 'end' },
  },
} as const;
