import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { LONGEST_REVIEW } from '../../shared/contract/limits.generated';
import { FormDialog } from '../../shared/forms/FormDialog';
import { StarPicker } from '../../shared/forms/StarPicker';
import { TextAreaField } from '../../shared/forms/TextAreaField';
import { useServerForm } from '../../shared/forms/useServerForm';
import type { ReviewFragment } from './Review.generated';
import type { ReviewDraft, ReviewSubject } from './reviewSubject';
import { useWriteReview } from './useWriteReview';

type Props = {
  subject: ReviewSubject;
  /** The review to change; null for a new one. */
  written: ReviewFragment | null;
  /** The initial values of the fields. */
  draft: ReviewDraft;
  onDone: () => void;
  /** Called with the typed values when the dialog closes, so that they can be restored. */
  onClose: (draft: ReviewDraft) => void;
};

/** Asks for the text and, for a book, the stars of a review. Publishes a new review or changes the existing one. */
export default function ReviewDialog({ subject, written, draft, onDone, onClose }: Props) {
  const { t } = useLingui();
  const send = useWriteReview(subject, written);
  const { form, field, ...sending } = useServerForm({ defaultValues: draft, send, onAccepted: onDone });
  return (
    <FormDialog
      open
      title={written ? t`Change your review` : t`Review ${subject.name}`}
      submit={written ? t`Save` : t`Publish the review`}
      busy={sending.busy}
      failure={sending.failure}
      onSubmit={sending.submit}
      onClose={() => onClose(form.getValues())}
    >
      <Text color="fg.muted">
        <Trans>Your review is public and shows your name.</Trans>
      </Text>
      {subject.type === 'BOOK' && <StarsField form={form} />}
      <TextAreaField
        label={t`Your review`}
        rows={6}
        maxLength={LONGEST_REVIEW}
        {...field('text', { required: t`Please write a few words` })}
      />
    </FormDialog>
  );
}

function StarsField({ form }: { form: UseFormReturn<ReviewDraft> }) {
  const { t } = useLingui();
  const { field, fieldState } = useController({
    name: 'stars',
    control: form.control,
    rules: { validate: (stars) => stars > 0 || t`Please choose stars` },
  });
  return (
    <StarPicker
      label={t`Your rating`}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
      focusRef={field.ref}
    />
  );
}
