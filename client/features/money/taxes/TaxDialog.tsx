import { Text } from '@chakra-ui/react/text';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_REFERENCE } from '../../../shared/contract/limits.generated';
import type { RecordTaxPaymentInput } from '../../../shared/contract/schema.generated';
import { plainAmount } from '../../../shared/forms/amount';
import { AmountField } from '../../../shared/forms/AmountField';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { SelectField } from '../../../shared/forms/SelectField';
import { TextField } from '../../../shared/forms/TextField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { useRecordTaxPaymentMutation } from './RecordTaxPayment.generated';

const TAXES = { DEDUCTED: msg`Tax deducted at source`, COLLECTED: msg`Tax collected at source` };

const EMPTY: RecordTaxPaymentInput = { tax: 'DEDUCTED', amount: '', reference: '' };

type Props = {
  /** Called after the step. `waits` is true if a second member of staff must approve it first. */
  onDone: (waits: boolean) => void;
  onClose: () => void;
};

/** Lets staff record that a tax was paid to the government, with its kind, amount and reference. */
export default function TaxDialog({ onDone, onClose }: Props) {
  const { t } = useLingui();
  const [record] = useRecordTaxPaymentMutation();
  const { failure, submit, busy, field } = useServerForm({
    defaultValues: EMPTY,
    send: async (values: RecordTaxPaymentInput) => {
      const input = { ...values, amount: plainAmount(values.amount) };
      return (await record({ variables: { input } })).data?.recordTaxPayment;
    },
    onAccepted: ({ approval }) => onDone(Boolean(approval)),
  });
  return (
    <FormDialog
      open
      title={t`Tax paid to the government`}
      submit={t`Record the payment`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>Pay the tax through your bank first. The record cannot be undone.</Trans>
      </Text>
      <SelectField label={t`Tax`} choices={TAXES} {...field('tax')} />
      <AmountField
        label={t`Amount paid`}
        name="amount"
        missing={t`Please enter the amount`}
        zero={t`Please enter more than 0`}
        field={field}
      />
      <TextField
        label={t`Payment reference`}
        autoComplete="off"
        maxLength={LONGEST_REFERENCE}
        {...field('reference', { required: t`Please enter the payment reference` })}
      />
    </FormDialog>
  );
}
