import { chakra } from '@chakra-ui/react/styled-system';
import { CoverImage } from './CoverImage';

/** The style of every cover. Reserves the space of a cover while its image loads. */
export const COVER_STYLE = {
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 3',
  objectFit: 'cover',
  bg: 'bg.muted',
  borderRadius: 'l1',
} as const;

/** A cover outside a grid. In a grid, one rule styles all covers. */
export const BookCover = chakra(CoverImage, { base: COVER_STYLE });
