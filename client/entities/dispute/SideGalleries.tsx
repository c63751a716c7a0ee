import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderSide } from '../../shared/contract/schema.generated';
import { ON_SCREEN_ONLY } from '../../shared/theme/paper';
import type { DisputePhotoPartsFragment } from '../fulfillment/Disputes.generated';
import { PhotoGallery } from '../photo/PhotoGallery';

const SIDES: readonly { side: OrderSide; title: MessageDescriptor }[] = [
  { side: 'BUYER', title: msg`Photos by the buyer` },
  { side: 'SELLER', title: msg`Photos by the seller` },
];

/** Shows the photos of a dispute, grouped by side. */
export function SideGalleries({ photos }: { photos: readonly DisputePhotoPartsFragment[] }) {
  const { t } = useLingui();
  return (
    <Stack gap="3" mb="3" _empty={{ display: 'none' }} {...ON_SCREEN_ONLY}>
      {SIDES.map(({ side, title }) => {
        const added = photos.filter((photo) => photo.side === side);
        if (added.length === 0) return null;
        return (
          <div key={side}>
            <Text textStyle="sm" color="fg.muted" mb="2" aria-hidden>
              {t(title)}
            </Text>
            <PhotoGallery photos={added} title={t(title)} />
          </div>
        );
      })}
    </Stack>
  );
}
