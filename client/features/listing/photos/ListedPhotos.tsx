import { Alert } from '@chakra-ui/react/alert';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { PhotoRows } from '../../../entities/photo/PhotoRow';
import { UnsentPhotos } from '../../../entities/photo/UnsentPhotos';
import { SentRow, UploadRow } from '../../../entities/photo/UploadRow';
import { isUnderWay, type Uploads } from '../../../entities/photo/useUploads';
import { paths } from '../../../shared/navigation/paths';
import { FormSection } from '../fields/FormSection';

type Props = {
  bookId: string;
  uploads: Uploads;
  onRetry: (only?: Uploads['uploads'][number]) => void;
  /** Called before the person leaves by the link to the book. */
  onGoOn: () => void;
  /** Continues the pending navigation; null if there is none. */
  leave: (() => void) | null;
  onStay: () => void;
};

/** Shows the upload of a new listing's photos. Failed uploads can be retried. */
export function ListedPhotos({ bookId, uploads, onRetry, onGoOn, leave, onStay }: Props) {
  const { t } = useLingui();
  return (
    <FormSection title={t`Your book is listed`}>
      <HowFar uploads={uploads} />
      <PhotoRows>
        {uploads.sent.map((upload, index) => (
          <SentRow key={upload.key} upload={upload} number={index + 1} />
        ))}
        {uploads.uploads.map((upload, index) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            number={uploads.sent.length + index + 1}
            uploads={uploads}
            onRetry={() => onRetry(upload)}
          />
        ))}
      </PhotoRows>
      {!uploads.isUnderWay && (
        <Flex gap="3" wrap="wrap">
          {uploads.sendable > 1 && (
            <Button size="lg" onClick={() => onRetry()}>
              <Trans>Upload all again</Trans>
            </Button>
          )}
          <Button asChild size="lg" variant="ghost" colorPalette="gray">
            <Link to={paths.book(bookId)} onClick={onGoOn}>
              <Trans>Continue without these photos</Trans>
            </Link>
          </Button>
        </Flex>
      )}
      <UnsentPhotos leave={leave} onStay={onStay} />
    </FormSection>
  );
}

function HowFar({ uploads: { uploads, isUnderWay: isSending, sendable } }: { uploads: Uploads }) {
  const left = isSending ? uploads.filter(isUnderWay).length : sendable;
  return (
    <Alert.Root status={isSending ? 'info' : 'warning'} role="status">
      <Alert.Indicator />
      <Alert.Title fontWeight="medium">
        {isSending && <Plural value={left} one="Uploading photos: # left" other="Uploading photos: # left" />}
        {!isSending && left > 0 && (
          <Plural
            value={left}
            one="# photo was not uploaded. You can add it later by editing the book."
            other="# photos were not uploaded. You can add them later by editing the book."
          />
        )}
        {left === 0 && <Trans>You can add other photos later, by editing the book.</Trans>}
      </Alert.Title>
    </Alert.Root>
  );
}
