import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextField } from '../../../shared/forms/TextField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { useSendDisputeReturnMutation } from './DisputeSteps.generated';

type Props = { disputeId: string; onDone: () => void; onClose: () => void };

/** Lets the buyer report that the books of a dispute are on their way back, with the carrier and the tracking number. */
export default function SendReturnDialog({ disputeId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useSendReturn(disputeId, onDone);
  const missing = t`This field is required`;
  return (
    <FormDialog
      open
      title={t`Have you sent the books back?`}
      submit={t`Yes, sent back`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>
          The seller will be asked to confirm the arrival. Keep the carrier’s receipt until the dispute has
          ended.
        </Trans>
      </Text>
      <TextField label={t`Carrier`} autoComplete="off" {...field('carrier', { required: missing })} />
      <TextField
        label={t`Tracking number`}
        autoComplete="off"
        {...field('trackingNumber', { required: missing })}
      />
    </FormDialog>
  );
}

function useSendReturn(disputeId: string, onDone: () => void) {
  const [send] = useSendDisputeReturnMutation();
  return useServerForm({
    defaultValues: { carrier: '', trackingNumber: '' },
    send: async (parcel) =>
      (await send({ variables: { input: { disputeId, ...parcel } } })).data?.sendDisputeReturn,
    onAccepted: onDone,
  });
}
