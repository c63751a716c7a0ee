import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { PAYOUT_METHOD_LABELS } from '../../../entities/payout/payoutLabels';
import type { PayoutMethod } from '../../../shared/contract/schema.generated';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { SelectField } from '../../../shared/forms/SelectField';
import { TextField } from '../../../shared/forms/TextField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { useGiveRefundAccountMutation } from './Refund.generated';

type Props = { orderId: string; method: PayoutMethod; onDone: () => void; onClose: () => void };

/** Asks the buyer for the account to which refunds of an order are paid out. */
export default function RefundAccountDialog({ orderId, method, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { form, failure, submit, busy, field } = useAccountForm({ orderId, method, onDone });
  const isBank = form.watch('method') === 'BANK_ACCOUNT';
  return (
    <FormDialog
      open
      title={t`Account for your refund`}
      submit={t`Save`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>
          The account is used for refunds of this order only. Afterwards, only a part of it is shown.
        </Trans>
      </Text>
      <SelectField label={t`Payment method`} choices={PAYOUT_METHOD_LABELS} {...field('method')} />
      {isBank ? (
        <>
          <TextField label={t`Account holder`} autoComplete="off" {...field('bankAccount.holder')} />
          <TextField
            label={t`Account number`}
            inputMode="numeric"
            autoComplete="off"
            {...field('bankAccount.number')}
          />
          <TextField
            label={t`IFSC`}
            placeholder="HDFC0001234"
            autoComplete="off"
            autoCapitalize="characters"
            {...field('bankAccount.ifsc')}
          />
        </>
      ) : (
        <TextField
          label={t`UPI ID`}
          helper={t`Such as asha@okbank`}
          autoCapitalize="none"
          autoComplete="off"
          {...field('upiAddress')}
        />
      )}
    </FormDialog>
  );
}

function useAccountForm({ orderId, method, onDone }: Pick<Props, 'orderId' | 'method' | 'onDone'>) {
  const [give] = useGiveRefundAccountMutation();
  const defaultValues = { method, upiAddress: '', bankAccount: { holder: '', number: '', ifsc: '' } };
  const send = async ({ method: chosen, upiAddress, bankAccount }: typeof defaultValues) => {
    const place = chosen === 'BANK_ACCOUNT' ? { bankAccount } : { upiAddress };
    const input = { orderId, method: chosen, ...place };
    return (await give({ variables: { input } })).data?.giveRefundAccount;
  };
  return useServerForm({ defaultValues, send, onAccepted: onDone });
}
