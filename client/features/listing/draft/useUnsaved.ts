import type { UseFormReturn } from 'react-hook-form';
import { useLeaving } from '../../../shared/navigation/useLeaving';
import type { ListingValues } from '../fields/listing';
import { useDraft } from './useDraft';

/**
 * Protects input that was not sent: saves a draft, and asks for confirmation before the person leaves. `forget`
 * deletes the draft after sending, and `allow` permits leaving. `isChanged` is true for changes outside the fields,
 * such as photos.
 */
export function useUnsaved(
  form: UseFormReturn<ListingValues>,
  name: string,
  beginning: ListingValues,
  isChanged = false,
) {
  const draft = useDraft(form, name, beginning);
  const { leave, stay, allow } = useLeaving(form.formState.isDirty || isChanged);
  const { isRestored, startAgain, forget } = draft;
  return { form: { isRestored, onStartAgain: startAgain, leave, onStay: stay }, forget, allow };
}
