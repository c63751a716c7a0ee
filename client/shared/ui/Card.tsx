import { chakra } from '@chakra-ui/react/styled-system';

/** A sheet of paper on the page. */
export const Card = chakra('section', {
  base: {
    bg: 'bg.panel',
    borderRadius: 'l3',
    boxShadow: 'sm',
    // Seen where colours are forced, and shadows are not.
    outline: '1px solid transparent',
    padding: { base: '5', sm: '6' },
    _print: { padding: '0' },
  },
});
