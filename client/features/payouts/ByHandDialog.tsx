import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../../shared/forms/FormDialog';
import { useServerForm } from '../../shared/forms/useServerForm';
import { usePayPayoutByHandMutation } from './PendingPayouts.generated';

type Props = { payoutId: string; onDone: () => void; onClose: () => void };

/** Lets staff withhold a payout from the payout service, so that they can pay it from the bank themselves. */
export default function ByHandDialog({ payoutId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [payByHand] = usePayPayoutByHandMutation();
  const { failure, submit, busy } = useServerForm({
    defaultValues: {},
    send: async () => (await payByHand({ variables: { input: { payoutId } } })).data?.payPayoutByHand,
    onAccepted: onDone,
  });
  return (
    <FormDialog
      open
      title={t`Pay this payout by hand?`}
      submit={t`Pay by hand`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>
          This payout will not be sent to the payout service. Pay it through your bank, and record it here.
        </Trans>
      </Text>
    </FormDialog>
  );
}
