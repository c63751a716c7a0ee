import { useRef, useState } from 'react';
import type { Photo } from '../../../entities/photo/photo';
import { usePhotoMutations } from './usePhotoMutations';
import { useTurns } from './useTurns';

type Typed = Readonly<Record<string, string>>;

/**
 * Manages the captions while they are being typed. A caption that could not be saved is sent again with the next one.
 */
export function useCaptions(standing: readonly Photo[]) {
  const turns = useTurns();
  const server = usePhotoMutations();
  const [typed, setTyped] = useState<Typed>({});
  const latest = useRef<Typed>({});
  const write = (next: Typed) => {
    latest.current = next;
    setTyped(next);
  };

  /** Saves the typed captions. Resolves to true if all are saved. */
  const save = async (): Promise<boolean> => {
    const captions = Object.entries(latest.current).map(([id, text]) => [id, text.trim()] as const);
    const results = await Promise.all(
      captions.map(async ([id, text]) => {
        if (!isNews(standing, id, text)) return true;
        return (await turns.take(() => server.caption(id, text || null))) === null;
      }),
    );
    return results.every(Boolean);
  };
  return {
    failure: turns.failure,
    isUnsaved: Object.entries(typed).some(([id, text]) => isNews(standing, id, text.trim())),
    save,
    of: ({ id, caption }: Photo) => typed[id] ?? caption ?? '',
    type: ({ id }: Photo, text: string) => write({ ...latest.current, [id]: text }),
  };
}

/** True if the photo still exists and its stored caption differs from `text`. */
function isNews(standing: readonly Photo[], id: string, text: string): boolean {
  const photo = standing.find((each) => each.id === id);
  return photo !== undefined && text !== (photo.caption ?? '');
}
