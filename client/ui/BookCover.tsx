import { Image } from '@chakra-ui/react/image';
import { memo, useState } from 'react';
import missingCover from './missingCover.svg';

type Props = {
  /** The path of the image: `cover.card` in lists, `cover.detail` on a page of its own. */
  src: string;
  title: string;
  /** True for what is seen first on the screen: it is then not loaded lazily. */
  eager?: boolean;
};

/** A cover, two wide and three high. Its place is kept while it loads; one that fails shows the template. */
export const BookCover = memo(function BookCover({ src, title, eager = false }: Props) {
  const [failed, setFailed] = useState<string>();
  return (
    <Image
      src={failed === src ? missingCover : src}
      alt={title}
      width="400"
      height="600"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(src)}
      css={{ width: '100%', height: 'auto', aspectRatio: '2 / 3', objectFit: 'cover' }}
      bg="bg.muted"
      borderRadius="l1"
    />
  );
});
