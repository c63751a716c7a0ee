import type { Photo } from '../../../entities/photo/photo';
import type { Upload } from '../../../entities/photo/UploadQueue';
import { useUploads } from '../../../entities/photo/useUploads';
import { useAddPhoto } from './useAddPhoto';
import { useCaptions } from './useCaptions';
import { usePhotoChanges } from './usePhotoChanges';

export type ListingPhotos = ReturnType<typeof useListingPhotos>;

/** The photos of a listing that stands, each change of which is saved at once; `onCover` as for usePhotoChanges. */
export function useListingPhotos(bookId: string, standing: readonly Photo[], onCover: () => void) {
  const uploads = useUploads();
  const send = useAddPhoto()(bookId);
  const changes = usePhotoChanges(bookId, standing, onCover);
  const captions = useCaptions(standing);
  const choose = (files: readonly File[]) => {
    uploads.add(files);
    void uploads.send(send);
  };
  /** Waits for what is under way, and tries once more what has failed; answers whether all is saved. */
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
    /** Whether nothing but what can never be sent is in the way. */
    mustGo: uploads.uploads.length > 0 && uploads.sendable === 0,
    retry: (upload: Upload) => void uploads.send(send, upload),
  };
}
