import { useRef, useState } from 'react';
import type { Photo } from '../../../entities/photo/photo';
import { usePhotoMutations } from './usePhotoMutations';
import { useTurns } from './useTurns';

type Typed = Readonly<Record<string, string>>;

/** What is being said about the photos of a listing. A caption that could not be saved stays, and is sent with the next. */
export function useCaptions(standing: readonly Photo[]) {
  const turns = useTurns();
  const server = usePhotoMutations();
  const [typed, setTyped] = useState<Typed>({});
  const latest = useRef<Typed>({});
  const write = (next: Typed) => {
    latest.current = next;
    setTyped(next);
  };

  /** Saves what was typed; answers whether all of it is saved. */
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

/** Whether this is said of a photo that stands, and the server does not have it. */
function isNews(standing: readonly Photo[], id: string, text: string): boolean {
  const photo = standing.find((each) => each.id === id);
  return photo !== undefined && text !== (photo.caption ?? '');
}
