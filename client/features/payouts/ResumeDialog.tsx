import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../../shared/forms/FormDialog';
import { useServerForm } from '../../shared/forms/useServerForm';
import { PendingPayoutsDocument, useReinstatePayoutAccountMutation } from './PendingPayouts.generated';

type Props = { userId: string; onDone: () => void; onClose: () => void };

/** Lets staff resume the payouts to a seller. */
export default function ResumeDialog({ userId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [reinstate] = useReinstatePayoutAccountMutation({ refetchQueries: [PendingPayoutsDocument] });
  const { failure, submit, busy } = useServerForm({
    defaultValues: {},
    send: async () => (await reinstate({ variables: { input: { userId } } })).data?.reinstatePayoutAccount,
    onAccepted: onDone,
  });
  return (
    <FormDialog
      open
      title={t`Resume the payouts to this seller?`}
      submit={t`Resume payouts`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>The next payout will be prepared as usual.</Trans>
      </Text>
    </FormDialog>
  );
}
