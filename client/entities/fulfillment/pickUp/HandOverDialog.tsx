import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextField } from '../../../shared/forms/TextField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { useHandOverFulfillmentMutation } from '../FulfillmentSteps.generated';

type Props = { fulfillmentId: string; onDone: () => void; onClose: () => void };

/** Lets the seller enter the code that the buyer shows at a pick-up. */
export default function HandOverDialog({ fulfillmentId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useHandOver(fulfillmentId, onDone);
  return (
    <FormDialog
      open
      title={t`Hand the books over`}
      submit={t`Hand over`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>
          Ask the buyer for the code on the order page. Once you enter it, the order counts as delivered.
        </Trans>
      </Text>
      <TextField
        label={t`Buyer’s code`}
        inputMode="numeric"
        autoComplete="off"
        {...field('code', { required: t`This field is required` })}
      />
    </FormDialog>
  );
}

function useHandOver(fulfillmentId: string, onDone: () => void) {
  const [handOver] = useHandOverFulfillmentMutation();
  return useServerForm({
    defaultValues: { code: '' },
    send: async ({ code }) =>
      (await handOver({ variables: { input: { fulfillmentId, code } } })).data?.handOverFulfillment,
    onAccepted: onDone,
  });
}
