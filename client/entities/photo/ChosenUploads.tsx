import type { ReactNode } from 'react';
import { PhotoChooser } from './PhotoChooser';
import { PhotoRows } from './PhotoRow';
import type { Upload } from './UploadQueue';
import { UploadRow } from './UploadRow';
import type { Uploads } from './useUploads';

type Props = {
  uploads: Uploads;
  /** The number of photos that were uploaded earlier. */
  there?: number;
  /** The maximum number of photos; MOST_PHOTOS by default. */
  most?: number;
  /** Explains the purpose of the photos. */
  hint: ReactNode;
  /** Called when the person retries a failed upload. If omitted, there is no retry button. */
  onRetry?: (upload: Upload) => void;
};

/** Shows the chosen photos before they are uploaded, with fields for captions and buttons to move and remove photos. */
export function ChosenUploads({ uploads, there = 0, most, hint, onRetry }: Props) {
  const photos = uploads.uploads;
  return (
    <>
      <PhotoChooser there={there + uploads.sendable} most={most} hint={hint} onChoose={uploads.add} />
      <PhotoRows>
        {photos.map((upload, index) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            number={index + 1}
            count={uploads.sendable}
            uploads={uploads}
            onRetry={onRetry && (() => onRetry(upload))}
          />
        ))}
      </PhotoRows>
    </>
  );
}
