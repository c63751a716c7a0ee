import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { PAYOUT_METHOD_LABELS } from '../../entities/payout/payoutLabels';
import { useSession } from '../../session/viewer/SessionProvider';
import { ViewerDocument } from '../../session/viewer/Viewer.generated';
import { FormDialog } from '../../shared/forms/FormDialog';
import { SelectField } from '../../shared/forms/SelectField';
import { SwitchField } from '../../shared/forms/SwitchField';
import { TextField } from '../../shared/forms/TextField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { PayoutBalanceDocument } from './Earnings.generated';
import {
  PayoutAccountDocument,
  useUpdatePayoutAccountMutation,
  type PayoutAccountPartsFragment,
} from './PayoutAccount.generated';

type Props = { account: PayoutAccountPartsFragment; onDone: () => void; onClose: () => void };

/**
 * Edits the viewer's payout account, with its tax numbers. Only the end of a saved number is shown; an empty field keeps
 * the saved number.
 */
export default function PayoutAccountDialog({ account, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { form, failure, submit, busy, field } = usePayoutAccountForm({ account, onDone });
  const isBank = form.watch('method') === 'BANK_ACCOUNT';
  const kept = (end: string | null) => (end ? t`Saved: •••• ${end}. Leave empty to keep it.` : undefined);
  const plain = { autoComplete: 'off', autoCapitalize: 'characters' } as const;
  return (
    <FormDialog
      open
      wide
      title={t`Where you are paid`}
      submit={t`Save`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField label={t`Payment method`} choices={PAYOUT_METHOD_LABELS} {...field('method')} />
      {isBank ? (
        <>
          <TextField label={t`Account holder`} autoComplete="off" {...field('bankAccount.holder')} />
          <TextField
            label={t`Account number`}
            helper={kept(account.bankAccountEnd)}
            inputMode="numeric"
            autoComplete="off"
            {...field('bankAccount.number')}
          />
          <TextField label={t`IFSC`} placeholder="HDFC0001234" {...plain} {...field('bankAccount.ifsc')} />
        </>
      ) : (
        <TextField
          label={t`UPI ID`}
          helper={t`Such as asha@okbank. Shown to people who have to pay you.`}
          autoCapitalize="none"
          autoComplete="off"
          {...field('upiAddress')}
        />
      )}
      <TextField label={t`PAN`} helper={kept(account.panEnd)} {...plain} {...field('pan')} />
      <TextField label={t`GSTIN (optional)`} helper={kept(account.gstinEnd)} {...plain} {...field('gstin')} />
      {account.gstinEnd && (
        <SwitchField
          label={t`Remove the GSTIN`}
          helper={t`If you are no longer registered for GST`}
          checked={form.watch('removesGstin')}
          onChange={(checked) => form.setValue('removesGstin', checked)}
        />
      )}
      <Text color="fg.muted" textStyle="sm">
        <Trans>After a change, payouts wait for 24 hours.</Trans>
      </Text>
    </FormDialog>
  );
}

function usePayoutAccountForm({ account, onDone }: Pick<Props, 'account' | 'onDone'>) {
  const { viewer } = useSession();
  const [update] = useUpdatePayoutAccountMutation({
    refetchQueries: [PayoutAccountDocument, PayoutBalanceDocument, ViewerDocument],
    awaitRefetchQueries: true,
  });
  const defaultValues = {
    method: account.method,
    upiAddress: viewer?.contact?.upiAddress ?? '',
    bankAccount: { holder: '', number: '', ifsc: '' },
    pan: '',
    gstin: '',
    removesGstin: false,
  };
  const send = async ({
    method,
    upiAddress,
    bankAccount,
    pan,
    gstin,
    removesGstin,
  }: typeof defaultValues) => {
    const isBank = method === 'BANK_ACCOUNT';
    const isTyped = !account.bankAccountEnd || Object.values(bankAccount).some((text) => text !== '');
    const input = {
      method,
      upiAddress: isBank ? null : upiAddress,
      bankAccount: isBank && isTyped ? bankAccount : null,
      pan: pan || null,
      gstin: removesGstin ? '' : gstin || null,
    };
    return (await update({ variables: { input } })).data?.updatePayoutAccount;
  };
  return useServerForm({ defaultValues, send, onAccepted: onDone });
}
