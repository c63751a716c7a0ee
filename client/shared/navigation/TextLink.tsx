import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

/** The style of links within text, including links to files. */
export const TEXT_LINK = {
  color: 'primary.fg',
  fontWeight: 'medium',
  textDecoration: 'underline',
  textDecorationColor: 'primary.emphasized',
  textUnderlineOffset: '3px',
  borderRadius: 'l1',
  focusVisibleRing: 'outside',
  _hover: { textDecorationColor: 'currentColor' },
} as const;

/** A link to another screen, inside text. */
export const TextLink = chakra(Link, { base: TEXT_LINK });
