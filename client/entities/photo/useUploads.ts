import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from '../../shared/store/store';
import { UploadQueue, type Sending, type Upload } from './UploadQueue';

export type Uploads = ReturnType<typeof useUploads>;

/**
 * Time limit for uploading one photo, in milliseconds. On a slow network, the largest possible photo takes nearly as
 * long.
 */
export const PATIENTLY = { timeout: 120_000 };

/** True if a photo is waiting or being uploaded. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'WAITING' || state === 'SENDING';

/** Manages chosen photos: adding captions, rearranging and uploading. */
export function useUploads() {
  const { t } = useLingui();
  const [queue] = useState(() => new UploadQueue());
  const uploads = useStore(queue.store);
  const sent = useStore(queue.sent);
  const fallback = t`This photo could not be uploaded`;
  return {
    uploads,
    sent,
    isUnderWay: uploads.some(isUnderWay),
    /** The number of chosen photos, without refused files. */
    sendable: uploads.filter(({ state }) => state !== 'UNFIT').length,
    add: (files: readonly File[]) => queue.add(files),
    caption: ({ key }: Upload, caption: string) => queue.change(key, { caption }),
    move: ({ key }: Upload, to: number) => queue.move(key, to),
    remove: ({ key }: Upload) => queue.remove(key),
    /** Uploads all photos, or only the given one. Resolves to true if all are uploaded. */
    send: (send: Sending['send'], only?: Upload) => queue.send({ send, fallback }, only?.key),
  };
}
