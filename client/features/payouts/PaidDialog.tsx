import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '../../entities/money/Money';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextField } from '../../shared/forms/TextField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { useMarkPayoutPaidMutation, type PendingPayoutFragment } from './PendingPayouts.generated';

type Props = {
  payout: Pick<PendingPayoutFragment, 'id' | 'amount' | 'upiAddress'>;
  /** Called after the step. `waits` is true if a second member of staff must approve it first. */
  onDone: (waits: boolean) => void;
  onClose: () => void;
};

/** Lets staff record that a payout was paid. Asks for the bank's reference. */
export default function PaidDialog({ payout: { id, amount, upiAddress }, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useMarkPaid(id, onDone);
  return (
    <FormDialog
      open
      title={t`Was this payout paid?`}
      submit={t`Mark as paid`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted" overflowWrap="anywhere">
        {upiAddress && (
          <>
            <Trans>
              You have paid <Money value={amount} /> to {upiAddress}.
            </Trans>{' '}
          </>
        )}
        <Trans>The seller will be notified.</Trans>
      </Text>
      <TextField
        label={t`Bank reference`}
        helper={t`The UTR of the payment`}
        autoComplete="off"
        {...field('reference', { required: t`Please enter the bank reference` })}
      />
    </FormDialog>
  );
}

function useMarkPaid(payoutId: string, onDone: Props['onDone']) {
  const [markPaid] = useMarkPayoutPaidMutation();
  return useServerForm({
    defaultValues: { reference: '' },
    send: async ({ reference }) =>
      (await markPaid({ variables: { input: { payoutId, reference } } })).data?.markPayoutPaid,
    onAccepted: ({ approval }) => onDone(Boolean(approval)),
  });
}
