import { chakra } from '@chakra-ui/react/styled-system';

export const RowList = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li + li': { borderTopWidth: '1px', mt: '5', pt: '5' },
  },
});
