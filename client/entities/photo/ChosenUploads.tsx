import type { ReactNode } from 'react';
import { PhotoChooser } from './PhotoChooser';
import { PhotoRows } from './PhotoRow';
import type { Upload } from './UploadQueue';
import { UploadRow } from './UploadRow';
import type { Uploads } from './useUploads';

type Props = {
  uploads: Uploads;
  /** How many photos the server has already. */
  there?: number;
  /** What the photos are for. */
  hint: ReactNode;
  /** Sends one again, where that can fail. */
  onRetry?: (upload: Upload) => void;
};

/** Photos that are chosen, described and put in order before they are sent. */
export function ChosenUploads({ uploads, there = 0, hint, onRetry }: Props) {
  const photos = uploads.uploads;
  return (
    <>
      <PhotoChooser there={there + uploads.sendable} hint={hint} onChoose={uploads.add} />
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
