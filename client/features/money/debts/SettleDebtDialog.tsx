import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookedReasonField } from '../../../entities/money/BookedReasonField';
import { Money } from '../../../entities/money/Money';
import { LONGEST_REFERENCE } from '../../../shared/contract/limits.generated';
import { plainAmount } from '../../../shared/forms/amount';
import { AmountField } from '../../../shared/forms/AmountField';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextField } from '../../../shared/forms/TextField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { useSettleSellerDebtMutation, type SellerDebtPartsFragment } from './SellerDebts.generated';

type Props = {
  debt: Pick<SellerDebtPartsFragment, 'id' | 'amount' | 'seller'>;
  /** Called after the step. `waits` is true if a second member of staff must approve it first. */
  onDone: (waits: boolean) => void;
  onClose: () => void;
};

/** Lets staff record a repayment that was made outside the site, with its amount, its reference and a reason. */
export default function SettleDebtDialog({ debt: { id, amount, seller }, onDone, onClose }: Props) {
  const { t } = useLingui();
  const name = seller.name;
  const { failure, submit, busy, field } = useSettle(id, onDone);
  return (
    <FormDialog
      open
      title={t`Debt paid back`}
      submit={t`Record the repayment`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>
          Confirm that you have received the money from {name}, such as by bank transfer. It will not be
          deducted from the next payout. This cannot be undone, and no email is sent.
        </Trans>
      </Text>
      <AmountField
        label={t`Amount paid back`}
        name="amount"
        missing={t`Please enter the amount`}
        zero={t`Please enter more than 0`}
        helper={
          <Trans>
            At most <Money value={amount} />
          </Trans>
        }
        field={field}
      />
      <TextField
        label={t`Bank reference`}
        autoComplete="off"
        maxLength={LONGEST_REFERENCE}
        {...field('reference', { required: t`Please enter the bank reference` })}
      />
      <BookedReasonField field={field} />
    </FormDialog>
  );
}

function useSettle(sellerId: string, onDone: Props['onDone']) {
  const [settle] = useSettleSellerDebtMutation();
  return useServerForm({
    defaultValues: { amount: '', reference: '', reason: '' },
    send: async ({ amount, reference, reason }) => {
      const input = { sellerId, amount: plainAmount(amount), reference, reason };
      return (await settle({ variables: { input } })).data?.settleSellerDebt;
    },
    onAccepted: ({ approval }) => onDone(Boolean(approval)),
  });
}
