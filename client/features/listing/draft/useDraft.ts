import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftKey, forgetDraft, readDraft, saveDraft } from '../../../session/viewer/drafts';
import { useSession } from '../../../session/viewer/SessionProvider';
import type { ListingValues } from '../fields/listing';
import { typedSince, withTyped } from './typed';

/**
 * Saves the changed values of a listing form on this device, without the photo, so that they survive a reload.
 * `isRestored` is true while the form contains an earlier draft.
 */
export function useDraft(form: UseFormReturn<ListingValues>, name: string, beginning: ListingValues) {
  const { viewer } = useSession();
  const key = draftKey(viewer?.id ?? '', name);
  const [draft] = useState(() => readDraft(key));
  const [isRestored, setIsRestored] = useState(draft !== null);

  useEffect(() => {
    if (draft) form.reset(withTyped(beginning, draft), { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(key, typedSince(beginning, values)),
    });
  }, [form, key, draft, beginning]);

  const startAgain = () => {
    form.reset(beginning);
    forgetDraft(key);
    setIsRestored(false);
  };
  return { isRestored, startAgain, forget: () => forgetDraft(key) };
}

function keep(key: string, typed: object): void {
  if (Object.keys(typed).length > 0) saveDraft(key, typed);
  else forgetDraft(key);
}
