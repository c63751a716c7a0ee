import { Box } from '@chakra-ui/react/box';
import { Spinner } from '@chakra-ui/react/spinner';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { Upload } from './UploadQueue';

/** Shows the progress of one upload. UploadsTold announces it to screen readers. */
export function UploadState({ upload: { state, failure } }: { upload: Upload }) {
  if (state === 'WAITING' || state === 'SENDING') {
    return (
      <Text color="fg.muted">
        {state === 'SENDING' && <Spinner size="sm" me="2" />}
        {state === 'SENDING' ? <Trans>Uploading...</Trans> : <Trans>Waiting to upload</Trans>}
      </Text>
    );
  }
  if (failure === null) return null;
  return (
    <Box role="alert" mb="2">
      <Text color="fg.error">{failure}</Text>
      {state === 'UNFIT' && (
        <Text>
          <Trans>Please remove this photo and choose another.</Trans>
        </Text>
      )}
    </Box>
  );
}
