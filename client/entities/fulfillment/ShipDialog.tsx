import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextField } from '../../shared/forms/TextField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { useShipFulfillmentMutation } from './FulfillmentSteps.generated';

type Props = { fulfillmentId: string; onDone: () => void; onClose: () => void };

/** Lets the seller mark the books as shipped, with an optional carrier and tracking number. */
export default function ShipDialog({ fulfillmentId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useShip(fulfillmentId, onDone);
  return (
    <FormDialog
      open
      title={t`Ship the books`}
      submit={t`Mark as shipped`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>Shown to the buyer. Both fields are optional.</Trans>
      </Text>
      <TextField label={t`Carrier`} autoComplete="off" {...field('carrier')} />
      <TextField label={t`Tracking number`} autoComplete="off" {...field('trackingNumber')} />
    </FormDialog>
  );
}

function useShip(fulfillmentId: string, onDone: () => void) {
  const [ship] = useShipFulfillmentMutation();
  return useServerForm({
    defaultValues: { carrier: '', trackingNumber: '' },
    send: async ({ carrier, trackingNumber }) => {
      const shipment = { carrier: carrier || null, trackingNumber: trackingNumber || null };
      return (await ship({ variables: { input: { fulfillmentId, ...shipment } } })).data?.shipFulfillment;
    },
    onAccepted: onDone,
  });
}
