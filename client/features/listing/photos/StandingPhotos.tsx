import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Photo } from '../../../entities/photo/photo';
import { PhotoChooser } from '../../../entities/photo/PhotoChooser';
import { SmallPicture } from '../../../entities/photo/PicturePreview';
import { CaptionField, PhotoRow, PhotoRows, PhotoTools } from '../../../entities/photo/PhotoRow';
import { UploadRow } from '../../../entities/photo/UploadRow';
import { UploadsTold } from '../../../entities/photo/UploadsTold';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { LiveRegion } from '../../../shared/ui/LiveRegion';
import { PhotosHint } from './PhotosHint';
import type { ListingPhotos } from './useListingPhotos';

/** The photos of an existing listing. Each change is saved immediately. */
export function StandingPhotos({ listing }: { listing: ListingPhotos }) {
  const { changes, captions, uploads, choose, retry } = listing;
  const { photos } = changes;
  return (
    <>
      <PhotoChooser there={photos.length + uploads.sendable} hint={<Hint />} onChoose={choose} />
      <PhotoRows>
        {photos.map((photo, index) => (
          <StandingRow key={photo.id} photo={photo} number={index + 1} listing={listing} />
        ))}
        {uploads.uploads.map((upload, index) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            number={photos.length + index + 1}
            uploads={uploads}
            onRetry={() => retry(upload)}
          />
        ))}
      </PhotoRows>
      <ErrorAlert message={changes.failure ?? captions.failure} />
      <LiveRegion>{changes.told}</LiveRegion>
      <UploadsTold uploads={uploads} />
      {photos.length > 0 && (
        <Button size="lg" variant="outline" justifySelf="start" onClick={() => void changes.setAsCover()}>
          <Trans>Use the first photo as cover</Trans>
        </Button>
      )}
    </>
  );
}

function Hint() {
  return (
    <>
      <PhotosHint /> <Trans>Changes to photos are saved immediately.</Trans>
    </>
  );
}

type RowProps = { photo: Photo; number: number; listing: ListingPhotos };

function StandingRow({ photo, number, listing: { changes, captions, uploads } }: RowProps) {
  const { t } = useLingui();
  return (
    <PhotoRow picture={<SmallPicture src={photo.thumbnail} alt={photo.caption ?? t`Photo ${number}`} />}>
      <CaptionField
        number={number}
        value={captions.of(photo)}
        onType={(caption) => captions.type(photo, caption)}
        onDone={() => void captions.save()}
      />
      <PhotoTools
        number={number}
        count={changes.photos.length}
        onMove={(to) => void changes.move(photo, to)}
        isFixed={uploads.isUnderWay}
        onRemove={() => changes.remove(photo)}
      />
    </PhotoRow>
  );
}
