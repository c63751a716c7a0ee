import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { ChosenUploads } from '../../../entities/photo/ChosenUploads';
import { preparedPhoto } from '../../../entities/photo/preparedPhoto';
import type { Uploads } from '../../../entities/photo/useUploads';
import { PhotosHint } from './PhotosHint';

type Props = { uploads: Uploads; onCover: (cover: File) => void };

/** The photos of a book that has not been listed yet. They are uploaded after the listing is created. */
export function ChosenPhotos({ uploads, onCover }: Props) {
  const first = uploads.uploads.find(({ state }) => state !== 'UNFIT');
  return (
    <>
      <ChosenUploads uploads={uploads} hint={<PhotosHint />} />
      {first && (
        <>
          <Button
            size="lg"
            variant="outline"
            justifySelf="start"
            onClick={() => void preparedPhoto(first.file).then(onCover)}
          >
            <Trans>Use the first photo as cover</Trans>
          </Button>
          <Text textStyle="sm" color="fg.muted">
            <Trans>Photos are uploaded when you list the book.</Trans>
          </Text>
        </>
      )}
    </>
  );
}
