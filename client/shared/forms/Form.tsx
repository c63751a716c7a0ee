import { chakra } from '@chakra-ui/react/styled-system';

/** A column of fields. The browser's own error bubbles are off, because errors are shown beside the fields. */
export const Form = chakra(
  'form',
  { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } },
  { defaultProps: { noValidate: true } },
);
