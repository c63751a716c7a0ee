import {
  useCaptionBookPhotoMutation,
  useRemoveBookPhotoMutation,
  useReorderBookPhotosMutation,
  useUsePhotoAsCoverMutation,
} from './ListingPhotos.generated';

/** Returns the functions that change a listing's photos: captions, sequence, removal, and use as the cover. */
export function usePhotoMutations() {
  const [caption] = useCaptionBookPhotoMutation();
  const [reorder] = useReorderBookPhotosMutation();
  const [remove] = useRemoveBookPhotoMutation();
  const [setAsCover] = useUsePhotoAsCoverMutation();
  return {
    caption: async (photoId: string, text: string | null) =>
      (await caption({ variables: { input: { photoId, caption: text } } })).data?.captionBookPhoto,
    reorder: async (bookId: string, photoIds: readonly string[]) =>
      (await reorder({ variables: { input: { bookId, photoIds } } })).data?.reorderBookPhotos,
    remove: async (photoId: string) =>
      (await remove({ variables: { input: { photoId } } })).data?.removeBookPhoto,
    setAsCover: async (photoId: string) =>
      (await setAsCover({ variables: { input: { photoId } } })).data?.usePhotoAsCover,
  };
}
