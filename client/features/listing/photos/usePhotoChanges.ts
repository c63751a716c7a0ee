import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Photo } from '../../../entities/photo/photo';
import { usePhotoMutations } from './usePhotoMutations';
import { useTurns } from './useTurns';

/**
 * Changes the photos of a listing, one change at a time. `photos` has the new order immediately, even before the server accepts
 * the change. Calls `onCover` when the first photo has become the cover.
 */
export function usePhotoChanges(bookId: string, standing: readonly Photo[], onCover: () => void) {
  const { t } = useLingui();
  const turns = useTurns();
  const server = usePhotoMutations();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [told, setTold] = useState('');
  const photos = wanted ? inOrder(standing, wanted) : standing;

  const move = async (photo: Photo, to: number) => {
    const others = photos.filter(({ id }) => id !== photo.id);
    const order = others.toSpliced(to, 0, photo).map(({ id }) => id);
    setWanted(order);
    setTold(t`The photo was moved to position ${to + 1}.`);
    await turns.take(() => server.reorder(bookId, order));
    // Once the last of several moves is saved, the server's order applies.
    setWanted((latest) => (latest === order ? null : latest));
  };
  const remove = async (photo: Photo) => {
    if ((await turns.take(() => server.remove(photo.id))) === null) setTold(t`The photo was removed.`);
  };
  const setAsCover = async () => {
    const [first] = photos;
    if (!first || (await turns.take(() => server.setAsCover(first.id))) !== null) return;
    setTold(t`The first photo is now the cover.`);
    onCover();
  };
  return { photos, told, failure: turns.failure, move, remove, setAsCover };
}

/** Returns the photos in the order of these ids. Photos whose ids are not in the list follow at the end. */
function inOrder(photos: readonly Photo[], ids: readonly string[]): readonly Photo[] {
  const placeOf = ({ id }: Photo) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return photos.toSorted((one, other) => placeOf(one) - placeOf(other));
}
