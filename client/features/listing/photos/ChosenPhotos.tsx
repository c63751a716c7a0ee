import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { PhotoChooser } from '../../../entities/photo/PhotoChooser';
import { PhotoRows } from '../../../entities/photo/PhotoRow';
import { preparedPhoto } from '../../../entities/photo/preparedPhoto';
import { UploadRow } from '../../../entities/photo/UploadRow';
import type { Uploads } from '../../../entities/photo/useUploads';
import { PhotosHint } from './PhotosHint';

type Props = { uploads: Uploads; onCover: (cover: File) => void };

/** The photos of a book that is not listed yet: nothing is sent before it is. */
export function ChosenPhotos({ uploads, onCover }: Props) {
  const { uploads: photos, add } = uploads;
  const [first] = photos;
  return (
    <>
      <PhotoChooser there={photos.length} hint={<PhotosHint />} onChoose={add} />
      {first && (
        <>
          <PhotoRows>
            {photos.map((upload, index) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                number={index + 1}
                count={photos.length}
                uploads={uploads}
              />
            ))}
          </PhotoRows>
          <Button
            size="lg"
            variant="outline"
            justifySelf="start"
            onClick={() => void preparedPhoto(first.file).then(onCover)}
          >
            <Trans>Use the first photo as cover</Trans>
          </Button>
          <Text textStyle="sm" color="fg.muted">
            <Trans>The photos are sent once the book is listed.</Trans>
          </Text>
        </>
      )}
    </>
  );
}
