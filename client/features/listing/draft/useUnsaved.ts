import type { UseFormReturn } from 'react-hook-form';
import { useLeaving } from '../../../shared/navigation/useLeaving';
import type { ListingValues } from '../fields/listing';
import { useDraft } from './useDraft';

/**
 * Loses nothing that was typed and not sent: it is kept as a draft, and leaving asks. `forget` the draft when it was sent, and
 * `allow` to leave when nothing else is left to send. The form began with `beginning`; `isChanged` when something beside its
 * fields was changed, too.
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
