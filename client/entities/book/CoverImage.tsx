import { useState } from 'react';
import missingCover from './missingCover.svg';

type Props = {
  /** The path of the image: `cover.card` in lists, `cover.detail` on a page of its own. */
  src: string;
  title: string;
  /** True for what is seen first on the screen: it is then not loaded lazily. */
  eager?: boolean;
  className?: string;
};

/** A cover without any style of its own, two wide and three high. One that fails shows the template. */
export function CoverImage({ src, title, eager = false, className }: Props) {
  const [failed, setFailed] = useState<string>();
  return (
    <img
      src={failed === src ? missingCover : src}
      alt={title}
      width="400"
      height="600"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(src)}
      className={className}
    />
  );
}
