import { chakra } from '@chakra-ui/react/styled-system';

/** The outline of the popover. It keeps the edge visible with forced colours, which remove shadows. */
const EDGE = { outline: '1px solid {colors.border.emphasized}', outlineOffset: '-1px' };

/** The form is inline on wide screens. On others it is a popover, which a button in the bar opens. */
export const Form = chakra('form', {
  base: {
    bg: 'bg.panel',
    color: 'fg',
    border: 'none',
    md: {
      display: 'flex',
      position: 'static',
      width: 'full',
      maxWidth: '3xl',
      height: '10',
      margin: '0',
      padding: '0',
      overflow: 'visible',
      borderRadius: 'l2',
      ...EDGE,
      '& > * + *': { borderInlineStart: '1px solid {colors.border}' },
    },
    mdDown: {
      inset: 'auto',
      top: 'bar',
      insetInline: '0',
      width: 'full',
      padding: '4',
      gap: '3',
      borderBottom: '1px solid {colors.border}',
      boxShadow: 'lg',
      '&:popover-open': { display: 'grid' },
    },
  },
});

export const Query = chakra('input', {
  base: {
    width: 'full',
    minWidth: '0',
    height: '10',
    paddingInline: '3',
    bg: 'transparent',
    borderRadius: 'l2',
    focusVisibleRing: 'inside',
    textStyle: { base: 'md', md: 'sm' },
    mdDown: EDGE,
  },
});
