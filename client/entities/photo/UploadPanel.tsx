import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLeaving } from '../../shared/navigation/useLeaving';
import { ChosenUploads } from './ChosenUploads';
import { UnsentPhotos } from './UnsentPhotos';
import { UploadsTold } from './UploadsTold';
import type { Sending, Upload } from './UploadQueue';
import { useUploads } from './useUploads';

type Props = {
  title: string;
  /** Explains the purpose of the photos. */
  hint: ReactNode;
  /** The number of photos that the viewer has already added. */
  there: number;
  /** The maximum number of photos; MOST_PHOTOS by default. */
  most?: number;
  /** Uploads a photo with its caption. Resolves to the payload of the mutation. */
  send: Sending['send'];
  onClose: () => void;
  /** Called once all photos are uploaded. */
  onSent: () => void;
};

/**
 * Adds photos that cannot be changed later, so captions must be written before the upload. A photo that fails can be
 * uploaded again.
 */
export function UploadPanel({ title, hint, there, most, send: sendOne, onClose, onSent }: Props) {
  const uploads = useUploads();
  const send = async (only?: Upload) => {
    if (await uploads.send(sendOne, only)) onSent();
  };
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
        most={most}
        hint={hint}
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
