import type { Photo } from '../../../entities/photo/photo';
import type { Upload } from '../../../entities/photo/UploadQueue';
import { useUploads } from '../../../entities/photo/useUploads';
import { useAddPhoto } from './useAddPhoto';
import { useCaptions } from './useCaptions';
import { usePhotoChanges } from './usePhotoChanges';

export type ListingPhotos = ReturnType<typeof useListingPhotos>;

/**
 * Manages the photos of an existing listing. Each change is saved immediately. `onCover` is called when the first
 * photo has become the cover.
 */
export function useListingPhotos(bookId: string, standing: readonly Photo[], onCover: () => void) {
  const uploads = useUploads();
  const send = useAddPhoto()(bookId);
  const changes = usePhotoChanges(bookId, standing, onCover);
  const captions = useCaptions(standing);
  const choose = (files: readonly File[]) => {
    uploads.add(files);
    void uploads.send(send);
  };
  /** Waits for pending changes and retries failed changes. Resolves to true if all are saved. */
  const saveAll = async (): Promise<boolean> => {
    const saved = await Promise.all([uploads.send(send), captions.save()]);
    return saved.every(Boolean);
  };
  return {
    uploads,
    changes,
    captions,
    choose,
    isUnsaved: uploads.uploads.length > 0 || captions.isUnsaved,
    saveAll,
    /** True if only refused files are left. The seller must remove them. */
    mustGo: uploads.uploads.length > 0 && uploads.sendable === 0,
    retry: (upload: Upload) => void uploads.send(send, upload),
  };
}
