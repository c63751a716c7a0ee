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
  /** The number of photos that can be rearranged; omitted if photos are uploaded as soon as they are chosen. */
  count?: number;
  uploads: Uploads;
  /** Uploads the photo again; omitted if its upload cannot fail. */
  onRetry?: () => void;
};

/** A photo that has not been uploaded yet. */
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

/** An uploaded photo in a list of photos that are waiting for upload. */
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
