import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from '~icons/lucide/check';
import { CaptionField, PhotoRow, PhotoTools } from './PhotoRow';
import { PicturePreview } from './PicturePreview';
import type { Upload } from './UploadQueue';
import { UploadState } from './UploadState';
import { isUnderWay, type Uploads } from './useUploads';

type Props = {
  upload: Upload;
  number: number;
  /** Of how many it is one that are put in order; left out where photos are sent at once: then there is nothing to prepare. */
  count?: number;
  uploads: Uploads;
  /** Sends it again, where it can fail. */
  onRetry?: () => void;
};

/** A photo that the server does not have yet. */
export function UploadRow({ upload, number, count, uploads, onRetry }: Props) {
  const { t } = useLingui();
  const { file, caption, state } = upload;
  const isPrepared = count !== undefined && state !== 'UNFIT';
  return (
    <PhotoRow picture={<PicturePreview file={file} alt={t`Photo ${number}`} />}>
      <UploadState upload={upload} />
      {!isUnderWay(upload) && (
        <>
          {isPrepared && (
            <CaptionField
              number={number}
              value={caption}
              onType={(typed) => uploads.caption(upload, typed)}
            />
          )}
          <PhotoTools
            number={number}
            count={count ?? 1}
            onMove={isPrepared ? (to) => uploads.move(upload, to) : undefined}
            isFixed={uploads.isUnderWay}
            onRemove={() => uploads.remove(upload)}
          >
            {state === 'FAILED' && onRetry && (
              <Button size="lg" variant="outline" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            )}
          </PhotoTools>
        </>
      )}
    </PhotoRow>
  );
}

/** A photo that the server has, beside those that it does not have yet. */
export function SentRow({ upload: { file }, number }: Pick<Props, 'upload' | 'number'>) {
  const { t } = useLingui();
  return (
    <PhotoRow picture={<PicturePreview file={file} alt={t`Photo ${number}`} />}>
      <Flex gap="2" align="center" color="fg.success">
        <Check aria-hidden />
        <Trans>Uploaded</Trans>
      </Flex>
    </PhotoRow>
  );
}
