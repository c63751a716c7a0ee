import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextField } from '../../shared/forms/TextField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { useSendBackFulfillmentMutation } from './FulfillmentSteps.generated';

type Props = { fulfillmentId: string; onDone: () => void; onClose: () => void };

/** Lets the buyer say that the rented books are on their way back, with an optional carrier and tracking number. */
export default function SendBackDialog({ fulfillmentId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useSendBack(fulfillmentId, onDone);
  return (
    <FormDialog
      open
      title={t`Have you sent the rented books back?`}
      submit={t`Yes, sent back`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>
          The seller will be notified, and no further late fee will be added. You will no longer be able to
          extend the rental. This cannot be undone.
        </Trans>
      </Text>
      <Text color="fg.muted">
        <Trans>Shown to the seller. Both fields are optional.</Trans>
      </Text>
      <TextField label={t`Carrier`} autoComplete="off" {...field('carrier')} />
      <TextField label={t`Tracking number`} autoComplete="off" {...field('trackingNumber')} />
    </FormDialog>
  );
}

function useSendBack(fulfillmentId: string, onDone: () => void) {
  const [sendBack] = useSendBackFulfillmentMutation();
  return useServerForm({
    defaultValues: { carrier: '', trackingNumber: '' },
    send: async ({ carrier, trackingNumber }) => {
      const shipment = { carrier: carrier || null, trackingNumber: trackingNumber || null };
      return (await sendBack({ variables: { input: { fulfillmentId, ...shipment } } })).data
        ?.sendBackFulfillment;
    },
    onAccepted: onDone,
  });
}
