import { chakra } from '@chakra-ui/react/styled-system';

/** A number at the corner of a cart icon. The name of the surrounding link contains the number too. */
export const CartBadge = chakra(
  'span',
  {
    base: {
      position: 'absolute',
      borderRadius: 'full',
      bg: 'secondary.solid',
      color: 'secondary.contrast',
      fontSize: '2xs',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
    },
    variants: {
      size: {
        sm: { top: '0', insetEnd: '0', minWidth: '4.5', px: '1', lineHeight: '1.125rem' },
        md: { top: '0', insetEnd: '0', minWidth: '6', px: '1.5', lineHeight: '1.5rem' },
      },
    },
    defaultVariants: { size: 'md' },
  },
  { defaultProps: { 'aria-hidden': true } },
);
