import { useState } from 'react';
import missingCover from './missingCover.svg';

type Props = {
  /** The path of the image: `cover.card` in lists, `cover.detail` on a page. */
  src: string;
  title: string;
  /** True for a cover that is visible when the page opens. Such a cover is not loaded lazily. */
  eager?: boolean;
  className?: string;
};

/** An unstyled cover in the ratio 2:3. If the image cannot be loaded, the template for missing covers is shown. */
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
