import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { RentalPhotosFragment } from '../../../entities/photo/RentalPhotos.generated';
import { StageGalleries } from '../../../entities/photo/StageGalleries';
import { useSession } from '../../../session/viewer/SessionProvider';
import type { PhotoStage } from '../../../shared/contract/schema.generated';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { LiveRegion } from '../../../shared/ui/LiveRegion';
import { onDemand } from '../../../shared/ui/onDemand';

const AddPhotos = onDemand(() => import('./AddPhotos'));

const ADD: Record<PhotoStage, MessageDescriptor> = {
  DISPATCH: msg`Add photos at dispatch`,
  RECEIPT: msg`Add photos on receipt`,
  RETURN: msg`Add photos at return`,
};

type Props = { fulfillment: RentalPhotosFragment & { readonly seller: { readonly id: string } } };

/**
 * Shows the photos of a rental. The server's `viewerPhotoStages` are the stages at which the viewer may add photos; each
 * has a button.
 */
export function RentalPhotos({ fulfillment }: Props) {
  const { id, photos, viewerPhotoStages: stages, seller } = fulfillment;
  const { t } = useLingui();
  const { viewer } = useSession();
  const [adding, setAdding] = useState<PhotoStage | null>(null);
  const [told, setTold] = useState('');
  const section = useRef<HTMLDivElement>(null);
  if (photos.length === 0 && stages.length === 0 && !adding) return null;
  const side = viewer?.id === seller.id ? 'SELLER' : 'BUYER';
  const close = (then = '') => {
    setAdding(null);
    setTold(then);
    // The panel with the focused element is gone, so the section receives the focus.
    section.current?.focus();
  };
  const own = photos.filter((photo) => photo.stage === adding && photo.side === side);
  return (
    <Stack ref={section} tabIndex={-1} outline="none" gap="4" mb="5" {...ON_SCREEN_ONLY}>
      <StageGalleries photos={photos} />
      <LiveRegion>{told}</LiveRegion>
      {adding ? (
        <AddPhotos
          key={adding}
          title={t(ADD[adding])}
          fulfillmentId={id}
          stage={adding}
          there={own.length}
          onClose={() => close()}
          onSent={() => close(t`All photos are uploaded.`)}
        />
      ) : (
        <WaysToAdd stages={stages} onChoose={setAdding} />
      )}
    </Stack>
  );
}

type WaysProps = { stages: readonly PhotoStage[]; onChoose: (stage: PhotoStage) => void };

function WaysToAdd({ stages, onChoose }: WaysProps) {
  const { t } = useLingui();
  return (
    <Flex gap="3" wrap="wrap" _empty={{ display: 'none' }}>
      {stages.map((stage) => (
        <Button key={stage} size="lg" variant="outline" colorPalette="gray" onClick={() => onChoose(stage)}>
          {t(ADD[stage])}
        </Button>
      ))}
    </Flex>
  );
}
