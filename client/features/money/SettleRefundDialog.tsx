import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookedReasonField } from '../../entities/money/BookedReasonField';
import { Money } from '../../entities/money/Money';
import { LONGEST_REFERENCE } from '../../shared/contract/limits.generated';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextField } from '../../shared/forms/TextField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { useSettleRefundMutation, type StuckRefundPartsFragment } from './StuckRefunds.generated';

type Props = {
  refund: Pick<StuckRefundPartsFragment, 'id' | 'amount' | 'buyer' | 'buyerIsMailed'> & {
    /**
     * True if the refund is stranded. Staff then confirm that the payout provider paid it, instead of paying it themselves.
     */
    isStranded?: boolean;
  };
  /** Called after the step. `waits` is true if a second member of staff must approve it first. */
  onDone: (waits: boolean) => void;
  onClose: () => void;
};

/** Lets staff record that the buyer was paid, with the reference of the transfer and a reason. */
export default function SettleRefundDialog({
  refund: { id, amount, buyer, buyerIsMailed, isStranded = false },
  onDone,
  onClose,
}: Props) {
  const { t } = useLingui();
  const name = buyer.name;
  const { failure, submit, busy, field } = useSettle(id, onDone);
  return (
    <FormDialog
      open
      title={isStranded ? t`Was this refund paid?` : t`Mark as paid another way`}
      submit={t`Settle the refund`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        {isStranded ? (
          <Trans>
            Confirm that your bank shows a payment of <Money value={amount} /> to {name}. The refund will be
            recorded as paid. This cannot be undone.
          </Trans>
        ) : (
          <Trans>
            Confirm that you paid <Money value={amount} /> to {name} yourself, such as by bank transfer. The
            refund will be recorded as paid. This cannot be undone.
          </Trans>
        )}
      </Text>
      <TextField
        label={t`Transfer reference`}
        helper={
          buyerIsMailed
            ? t`The reference will be emailed to the buyer.`
            : t`Please send it to the buyer yourself.`
        }
        autoComplete="off"
        maxLength={LONGEST_REFERENCE}
        {...field('reference', { required: t`Please enter the transfer reference` })}
      />
      <BookedReasonField field={field} />
    </FormDialog>
  );
}

function useSettle(refundId: string, onDone: Props['onDone']) {
  const [settle] = useSettleRefundMutation();
  return useServerForm({
    defaultValues: { reference: '', reason: '' },
    send: async ({ reference, reason }) =>
      (await settle({ variables: { input: { refundId, reference, reason } } })).data?.settleRefund,
    onAccepted: ({ approval }) => onDone(Boolean(approval)),
  });
}
