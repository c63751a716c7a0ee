import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { DisputePhotosFragment } from '../../../entities/fulfillment/Disputes.generated';
import { useSession } from '../../../session/viewer/SessionProvider';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { LiveRegion } from '../../../shared/ui/LiveRegion';
import { onDemand } from '../../../shared/ui/onDemand';

const AddDisputePhotos = onDemand(() => import('./AddDisputePhotos'));

type Props = { dispute: DisputePhotosFragment; sellerId: string };

/** Lets both sides add photos to an open dispute. The server decides who can. */
export function DisputePhotos({ dispute: { id, photos, viewerCanAddPhotos }, sellerId }: Props) {
  const { t } = useLingui();
  const { viewer } = useSession();
  const [adding, setAdding] = useState(false);
  const [told, setTold] = useState('');
  const section = useRef<HTMLDivElement>(null);
  if (!viewerCanAddPhotos && !adding) return null;
  const side = viewer?.id === sellerId ? 'SELLER' : 'BUYER';
  const own = photos.filter((photo) => photo.side === side).length;
  const close = (then = '') => {
    setAdding(false);
    setTold(then);
    // The panel with the focused element is gone, so the section receives the focus.
    section.current?.focus();
  };
  return (
    <Box ref={section} tabIndex={-1} outline="none" mt="4" {...ON_SCREEN_ONLY}>
      <LiveRegion>{told}</LiveRegion>
      {adding ? (
        <AddDisputePhotos
          disputeId={id}
          there={own}
          onClose={() => close()}
          onSent={() => close(t`All photos are uploaded.`)}
        />
      ) : (
        <>
          {own === 0 && (
            <Text textStyle="sm" mb="2">
              <Trans>Photos help the other side and our staff see what happened.</Trans>
            </Text>
          )}
          <Button size="lg" variant="outline" colorPalette="gray" onClick={() => setAdding(true)}>
            <Trans>Add photos</Trans>
          </Button>
        </>
      )}
    </Box>
  );
}
