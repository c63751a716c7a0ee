import { PATIENTLY } from '../../../entities/photo/useUploads';
import { useAddBookPhotoMutation } from './ListingPhotos.generated';

/** Returns a function that takes the id of a listing and returns a function that uploads a photo to it. */
export function useAddPhoto() {
  const [addPhoto] = useAddBookPhotoMutation({ context: PATIENTLY });
  return (bookId: string) => async (photo: File, caption: string | null) =>
    (await addPhoto({ variables: { input: { bookId, photo, caption } } })).data?.addBookPhoto;
}
