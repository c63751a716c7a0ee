import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_REVIEW } from '../../shared/contract/limits.generated';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextAreaField } from '../../shared/forms/TextAreaField';
import { useServerForm } from '../../shared/forms/useServerForm';
import type { ReviewFragment } from './Review.generated';
import { useAnswerReviewMutation } from './ReviewSteps.generated';

type Props = {
  review: ReviewFragment;
  /** The initial text of the field: the text that was left when the dialog was last closed. */
  draft: string;
  onDone: () => void;
  /** Called with the typed text when the dialog closes, so that it can be restored. */
  onClose: (draft: string) => void;
};

/** Publishes a seller's reply to a review. */
export default function ReplyDialog({ review, draft, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [reply] = useAnswerReviewMutation();
  const { form, field, ...sending } = useServerForm({
    defaultValues: { text: draft },
    send: async ({ text }) =>
      (await reply({ variables: { input: { reviewId: review.id, text } } })).data?.answerReview,
    onAccepted: onDone,
  });
  return (
    <FormDialog
      open
      title={t`Reply to ${review.author.name}`}
      submit={t`Publish the reply`}
      busy={sending.busy}
      failure={sending.failure}
      onSubmit={sending.submit}
      onClose={() => onClose(form.getValues('text'))}
    >
      <Text color="fg.muted">
        <Trans>Your reply is public. You cannot change it, but you can withdraw it and reply again.</Trans>
      </Text>
      <TextAreaField
        label={t`Your reply`}
        rows={5}
        maxLength={LONGEST_REVIEW}
        {...field('text', { required: t`Please write a few words` })}
      />
    </FormDialog>
  );
}
