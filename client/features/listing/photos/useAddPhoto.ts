import { PATIENTLY } from '../../../entities/photo/useUploads';
import { useAddBookPhotoMutation } from './ListingPhotos.generated';

/** Returns a function that makes an upload function for a listing, given its id. */
export function useAddPhoto() {
  const [addPhoto] = useAddBookPhotoMutation({ context: PATIENTLY });
  return (bookId: string) => async (photo: File, caption: string | null) =>
    (await addPhoto({ variables: { input: { bookId, photo, caption } } })).data?.addBookPhoto;
}
