import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_REASON } from '../../shared/contract/limits.generated';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextAreaField } from '../../shared/forms/TextAreaField';
import { useServerForm } from '../../shared/forms/useServerForm';
import {
  useSettleUnknownPaymentMutation,
  type UnknownPaymentPartsFragment,
} from './UnknownPayments.generated';

type Props = {
  payment: Pick<UnknownPaymentPartsFragment, 'id' | 'reference'>;
  onDone: () => void;
  onClose: () => void;
};

/** Lets staff remove a payment of unknown origin from the list, with a reason. */
export default function SettlePaymentDialog({ payment: { id, reference }, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useSettle(id, onDone);
  return (
    <FormDialog
      open
      title={t`Settle this payment`}
      submit={t`Settle`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted" overflowWrap="anywhere">
        <Trans>
          The payment {reference} leaves the list, which cannot be undone. No money moves: if it is to be
          returned, do that at the provider first.
        </Trans>
      </Text>
      <TextAreaField
        label={t`What became of it`}
        rows={3}
        maxLength={LONGEST_REASON}
        {...field('reason', { required: t`Please give a reason` })}
      />
    </FormDialog>
  );
}

function useSettle(attemptId: string, onDone: () => void) {
  const [settle] = useSettleUnknownPaymentMutation();
  return useServerForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) =>
      (await settle({ variables: { input: { attemptId, reason } } })).data?.settleUnknownPayment,
    onAccepted: onDone,
  });
}
