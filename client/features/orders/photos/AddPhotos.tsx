import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ChosenUploads } from '../../../entities/photo/ChosenUploads';
import { UnsentPhotos } from '../../../entities/photo/UnsentPhotos';
import { UploadsTold } from '../../../entities/photo/UploadsTold';
import type { Upload } from '../../../entities/photo/UploadQueue';
import { PATIENTLY, useUploads } from '../../../entities/photo/useUploads';
import type { PhotoStage } from '../../../shared/contract/schema.generated';
import { useLeaving } from '../../../shared/navigation/useLeaving';
import { useAddOrderPhotoMutation } from './AddOrderPhoto.generated';

type Props = {
  fulfillmentId: string;
  stage: PhotoStage;
  title: string;
  /** The number of photos that the viewer has already added at this stage. */
  there: number;
  onClose: () => void;
  /** Called once all photos are uploaded. */
  onSent: () => void;
};

/**
 * Adds photos of rented copies. Captions must be written before the upload, because uploaded photos cannot be
 * changed.
 */
export default function AddPhotos({ title, there, onClose, onSent, ...rental }: Props) {
  const { uploads, send } = useRentalUploads(rental, onSent);
  const { uploads: photos, sendable, isUnderWay } = uploads;
  const { leave, stay } = useLeaving(photos.length > 0);
  const panel = useRef<HTMLDivElement>(null);
  // The button that opened this panel is gone, so the panel receives the focus.
  useEffect(() => panel.current?.focus(), []);
  return (
    <Box ref={panel} tabIndex={-1} role="group" aria-label={title} outline="none" display="grid" gap="4">
      <Text fontWeight="medium">{title}</Text>
      <ChosenUploads
        uploads={uploads}
        there={there}
        hint={<Hint />}
        onRetry={(upload) => void send(upload)}
      />
      <Flex gap="3" wrap="wrap">
        {sendable > 0 && (
          <Button size="lg" loading={isUnderWay} onClick={() => void send()}>
            <Plural value={sendable} one="Upload # photo" other="Upload # photos" />
          </Button>
        )}
        {!isUnderWay && (
          <Button size="lg" variant="ghost" colorPalette="gray" onClick={onClose}>
            {uploads.sent.length > 0 ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
          </Button>
        )}
      </Flex>
      <UploadsTold uploads={uploads} />
      <UnsentPhotos leave={leave} onStay={stay} />
    </Box>
  );
}

function Hint() {
  return (
    <Trans>
      The buyer and the seller can see these photos. Uploaded photos and their captions cannot be removed.
    </Trans>
  );
}

function useRentalUploads(rental: Pick<Props, 'fulfillmentId' | 'stage'>, onSent: () => void) {
  const uploads = useUploads();
  const [addPhoto] = useAddOrderPhotoMutation({ context: PATIENTLY });
  const sendOne = async (photo: File, caption: string | null) =>
    (await addPhoto({ variables: { input: { ...rental, photo, caption } } })).data?.addOrderPhoto;
  const send = async (only?: Upload) => {
    if (await uploads.send(sendOne, only)) onSent();
  };
  return { uploads, send };
}
