import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { onDemand } from '../../shared/ui/onDemand';
import type { Photo } from './photo';

const PhotoDialog = onDemand(() => import('./PhotoDialog'));

const Row = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' },
});

const Thumbnail = chakra('button', {
  base: {
    display: 'block',
    width: '16',
    height: '16',
    overflow: 'hidden',
    borderRadius: 'l2',
    borderWidth: '1px',
    bg: 'bg.muted',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
  },
});

const Picture = chakra('img', { base: { width: '100%', height: '100%', objectFit: 'cover' } });

type Props = {
  photos: readonly Photo[];
  /** The accessible name of the gallery, such as 'Photos of this copy'. */
  title: string;
  /** True to centre the photos under a cover. */
  centered?: boolean;
};

/** Shows thumbnails. Pressing a thumbnail opens the large photo. */
export function PhotoGallery({ photos, title, centered = false }: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number | null>(null);
  const count = photos.length;
  if (count === 0) return null;
  return (
    <Box as="section" aria-label={title}>
      <Row justifyContent={centered ? 'center' : undefined}>
        {photos.map(({ id, thumbnail, caption }, index) => {
          const number = index + 1;
          const label = caption ?? t`Photo ${number} of ${count}`;
          return (
            <li key={id}>
              <Thumbnail type="button" aria-haspopup="dialog" onClick={() => setShown(index)}>
                <Picture src={thumbnail} alt={label} loading="lazy" />
              </Thumbnail>
            </li>
          );
        })}
      </Row>
      {shown !== null && (
        <PhotoDialog title={title} photos={photos} first={shown} onClose={() => setShown(null)} />
      )}
    </Box>
  );
}
