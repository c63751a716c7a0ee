import { chakra } from '@chakra-ui/react/styled-system';

export const Box = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    zIndex: 'dropdown',
    top: '100%',
    insetInline: '0',
    marginTop: '1',
    maxHeight: '60vh',
    overflowY: 'auto',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    boxShadow: 'lg',
  },
  variants: {
    inFlow: { true: { position: { base: 'static', md: 'absolute' } }, false: { position: 'absolute' } },
  },
});

export const List = chakra('div', { base: { minWidth: '0' } });

export const Removals = chakra('div', { base: { display: 'grid', gridAutoRows: '11', width: '11' } });

export const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: '11',
    paddingInline: '3',
    cursor: 'pointer',
    textStyle: 'sm',
    '& > svg': { flexShrink: '0', color: 'fg.muted' },
    _hover: { bg: 'bg.muted' },
  },
  variants: {
    isActive: {
      true: {
        bg: 'bg.muted',
        outline: '2px solid',
        outlineColor: 'colorPalette.focusRing',
        outlineOffset: '-2px',
      },
    },
  },
});

export const Text = chakra('span', { base: { truncate: true, minWidth: '0' } });

export const Detail = chakra('span', {
  base: {
    truncate: true,
    minWidth: '0',
    maxWidth: '45%',
    flexShrink: '0',
    color: 'fg.muted',
    textStyle: 'xs',
    marginInlineStart: 'auto',
  },
});
