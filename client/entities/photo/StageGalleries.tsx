import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderSide, PhotoStage } from '../../shared/contract/schema.generated';
import { PhotoGallery } from './PhotoGallery';
import type { OrderPhotoPartsFragment } from './RentalPhotos.generated';

type Group = { stage: PhotoStage; side: OrderSide; title: MessageDescriptor };

/** The stages of a rental in order, each with the side that takes the photos. */
const GROUPS: readonly Group[] = [
  { stage: 'DISPATCH', side: 'SELLER', title: msg`Photos at dispatch` },
  { stage: 'RECEIPT', side: 'BUYER', title: msg`Photos on receipt` },
  { stage: 'RETURN', side: 'BUYER', title: msg`Photos at return, by the buyer` },
  { stage: 'RETURN', side: 'SELLER', title: msg`Photos at return, by the seller` },
];

/** Shows the photos of rented copies at each stage. */
export function StageGalleries({ photos }: { photos: readonly OrderPhotoPartsFragment[] }) {
  const { t } = useLingui();
  return (
    <Stack gap="4" _empty={{ display: 'none' }}>
      {GROUPS.map(({ stage, side, title }) => {
        const taken = photos.filter((photo) => photo.stage === stage && photo.side === side);
        if (taken.length === 0) return null;
        return (
          <div key={`${stage} ${side}`}>
            <Text textStyle="sm" fontWeight="medium" mb="2" aria-hidden>
              {t(title)}
            </Text>
            <PhotoGallery photos={taken} title={t(title)} />
          </div>
        );
      })}
    </Stack>
  );
}
