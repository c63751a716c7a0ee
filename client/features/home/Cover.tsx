import { chakra } from '@chakra-ui/react/styled-system';

const Image = chakra('img', {
  base: {
    flexShrink: '0',
    width: 'full',
    height: 'auto',
    aspectRatio: '2 / 3',
    borderRadius: '4px',
    boxShadow: 'book',
  },
});

/** A decorative cover, hidden from screen readers. */
export const Cover = ({ src }: { src: string }) => (
  <Image src={src} alt="" width="400" height="600" fetchPriority="low" />
);
