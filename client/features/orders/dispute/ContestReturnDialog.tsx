import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { RETURN_PROBLEM_LABELS } from '../../../entities/dispute/disputeLabels';
import type { ReturnProblem } from '../../../shared/contract/schema.generated';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { SelectField } from '../../../shared/forms/SelectField';
import { TextAreaField } from '../../../shared/forms/TextAreaField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { useContestDisputeReturnMutation } from './DisputeSteps.generated';

type Props = { disputeId: string; onDone: () => void; onClose: () => void };

const PROBLEMS = Object.keys(RETURN_PROBLEM_LABELS) as ReturnProblem[];

/** Lets the seller report a problem with a return. Staff then decide the dispute. */
export default function ContestReturnDialog({ disputeId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useContest(disputeId, onDone);
  return (
    <FormDialog
      open
      title={t`Report a problem with the return`}
      submit={t`Send to our staff`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>
          Our staff will then decide how much the buyer gets. You can add photos in the next step.
        </Trans>
      </Text>
      <SelectField
        label={t`What is the problem?`}
        placeholder={t`Choose`}
        choices={RETURN_PROBLEM_LABELS}
        {...field('problem', { required: t`Please choose the problem` })}
      />
      <TextAreaField
        label={t`What happened?`}
        rows={4}
        {...field('statement', { required: t`Please explain in a few words` })}
      />
    </FormDialog>
  );
}

function useContest(disputeId: string, onDone: () => void) {
  const [contest] = useContestDisputeReturnMutation();
  return useServerForm({
    defaultValues: { problem: '', statement: '' },
    send: async ({ problem: chosen, statement }) => {
      const problem = PROBLEMS.find((each) => each === chosen);
      if (!problem) return undefined;
      return (await contest({ variables: { input: { disputeId, problem, statement } } })).data
        ?.contestDisputeReturn;
    },
    onAccepted: onDone,
  });
}
