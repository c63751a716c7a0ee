import { chakra } from '@chakra-ui/react/styled-system';

/** A column of fields. Native error bubbles are off; errors are shown at the fields. */
export const Form = chakra(
  'form',
  { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } },
  { defaultProps: { noValidate: true } },
);
