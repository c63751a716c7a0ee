import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from '../../shared/store/store';
import { UploadQueue, type Sending, type Upload } from './UploadQueue';

export type Uploads = ReturnType<typeof useUploads>;

/** A request for one photo has failed when it takes longer; on a slow network the largest takes most of it. */
export const PATIENTLY = { timeout: 120_000 };

/** Whether a photo is about to reach the server. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'WAITING' || state === 'SENDING';

/** Photos that were chosen here: with captions, in an order, and sent when somebody says so. */
export function useUploads() {
  const { t } = useLingui();
  const [queue] = useState(() => new UploadQueue());
  const uploads = useStore(queue.store);
  const sent = useStore(queue.sent);
  const fallback = t`This photo could not be uploaded`;
  return {
    uploads,
    /** What the server has of them already. */
    sent,
    isUnderWay: uploads.some(isUnderWay),
    /** How many can be sent: all but those whose file is what is wrong. */
    sendable: uploads.filter(({ state }) => state !== 'UNFIT').length,
    add: (files: readonly File[]) => queue.add(files),
    caption: ({ key }: Upload, caption: string) => queue.change(key, { caption }),
    move: ({ key }: Upload, to: number) => queue.move(key, to),
    remove: ({ key }: Upload) => queue.remove(key),
    /** Sends all, or one of them again; answers whether all are there now. */
    send: (send: Sending['send'], only?: Upload) => queue.send({ send, fallback }, only?.key),
  };
}
