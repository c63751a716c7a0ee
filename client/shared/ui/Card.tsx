import { chakra } from '@chakra-ui/react/styled-system';

export const Card = chakra('section', {
  base: {
    bg: 'bg.panel',
    borderRadius: 'l3',
    boxShadow: 'sm',
    // Visible only with forced colours, which remove shadows.
    outline: '1px solid transparent',
    padding: { base: '5', sm: '6' },
    _print: { padding: '0' },
  },
});
