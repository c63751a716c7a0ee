import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { PAYOUT_RESTRICTION_LABELS } from '../../entities/payout/payoutLabels';
import { LONGEST_REASON } from '../../shared/contract/limits.generated';
import type { RestrictPayoutAccountInput } from '../../shared/contract/schema.generated';
import { FormDialog } from '../../shared/forms/FormDialog';
import { SelectField } from '../../shared/forms/SelectField';
import { TextAreaField } from '../../shared/forms/TextAreaField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { PendingPayoutsDocument, useRestrictPayoutAccountMutation } from './PendingPayouts.generated';

type Props = { userId: string; onDone: () => void; onClose: () => void };

type Decision = Omit<RestrictPayoutAccountInput, 'userId'>;

const EMPTY: Decision = { status: 'RESTRICTED', reason: '' };

/** Lets staff stop the payouts to a seller. Asks for the duration, and for the reason, which the seller reads. */
export default function RestrictDialog({ userId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [restrict] = useRestrictPayoutAccountMutation({ refetchQueries: [PendingPayoutsDocument] });
  const { failure, submit, busy, field } = useServerForm({
    defaultValues: EMPTY,
    send: async (values: Decision) =>
      (await restrict({ variables: { input: { userId, ...values } } })).data?.restrictPayoutAccount,
    onAccepted: onDone,
  });
  return (
    <FormDialog
      open
      title={t`Stop the payouts to this seller?`}
      submit={t`Stop payouts`}
      destructive
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>No more payouts will be prepared. The seller will see the reason.</Trans>
      </Text>
      <SelectField label={t`How long`} choices={PAYOUT_RESTRICTION_LABELS} {...field('status')} />
      <TextAreaField
        label={t`Reason`}
        rows={3}
        maxLength={LONGEST_REASON}
        {...field('reason', { required: t`Please give a reason` })}
      />
    </FormDialog>
  );
}
