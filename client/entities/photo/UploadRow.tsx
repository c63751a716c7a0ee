import { Button } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { CaptionField, PhotoRow, PhotoTools } from './PhotoRow';
import { PicturePreview } from './PicturePreview';
import type { Upload } from './UploadQueue';
import type { Uploads } from './useUploads';

type Props = {
  upload: Upload;
  number: number;
  /** Left out where a photo is sent at once: then there is nothing to prepare. */
  count?: number;
  uploads: Uploads;
  /** Sends it again, where it can fail. */
  onRetry?: () => void;
};

/** A photo that the server does not have yet. */
export function UploadRow({ upload, number, count, uploads, onRetry }: Props) {
  const { t } = useLingui();
  const { file, caption, state } = upload;
  const isUnderWay = state === 'WAITING' || state === 'SENDING';
  return (
    <PhotoRow picture={<PicturePreview file={file} alt={t`Photo ${number}`} />}>
      {isUnderWay ? <UnderWay state={state} /> : <Failure failure={upload.failure} onRetry={onRetry} />}
      {!isUnderWay && count !== undefined && (
        <CaptionField number={number} value={caption} onType={(typed) => uploads.caption(upload, typed)} />
      )}
      {!isUnderWay && (
        <PhotoTools
          number={number}
          count={count ?? 1}
          onMove={(to) => uploads.move(upload, to)}
          onRemove={() => uploads.remove(upload)}
        />
      )}
    </PhotoRow>
  );
}

function UnderWay({ state }: { state: 'WAITING' | 'SENDING' }) {
  return (
    <Text role="status" color="fg.muted">
      {state === 'SENDING' && <Spinner size="sm" me="2" />}
      {state === 'SENDING' ? <Trans>Sending...</Trans> : <Trans>Waiting for the photo before it</Trans>}
    </Text>
  );
}

function Failure({ failure, onRetry }: { failure: string | null; onRetry?: () => void }) {
  if (failure === null) return null;
  return (
    <>
      <Text role="alert" color="fg.error" mb="2">
        {failure}
      </Text>
      {onRetry && (
        <Button size="lg" variant="outline" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </>
  );
}
