import { Trans, useLingui } from '@lingui/react/macro';
import { StepButton } from '../../shared/ui/StepButton';
import type { ReviewFragment } from './Review.generated';
import { useWithdrawReviewAnswerMutation } from './ReviewSteps.generated';

type Props = { review: ReviewFragment; onDone: () => unknown };

/** Lets a seller withdraw a reply, after confirmation. */
export default function ReplyWithdrawal({ review, onDone }: Props) {
  const { t } = useLingui();
  const [withdraw] = useWithdrawReviewAnswerMutation();
  const question = {
    title: t`Withdraw your reply?`,
    body: <Trans>Your reply will be deleted. You can reply again.</Trans>,
    confirm: t`Withdraw reply`,
    destructive: true,
  };
  const take = async () =>
    (await withdraw({ variables: { input: { reviewId: review.id } } })).data?.withdrawReviewAnswer;
  return (
    <StepButton label={t`Withdraw reply`} variant="outline" question={question} take={take} onDone={onDone} />
  );
}
