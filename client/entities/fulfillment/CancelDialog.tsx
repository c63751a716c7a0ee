import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_REASON } from '../../shared/contract/limits.generated';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextAreaField } from '../../shared/forms/TextAreaField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { useCancelFulfillmentMutation } from './FulfillmentSteps.generated';
import { MoneyBack } from '../money/MoneyBack';
import type { MoneyBackPartsFragment } from '../money/MoneyBack.generated';

type Props = {
  fulfillmentId: string;
  /** True if the viewer must give a reason. */
  needsReason: boolean;
  /** The money that the buyer gets back; null if the viewer may not see it. */
  moneyBack: MoneyBackPartsFragment | null | undefined;
  onDone: () => void;
  onClose: () => void;
};

/** Lets the viewer cancel one fulfillment of an order. Shows how much money the buyer gets back. */
export default function CancelDialog({ fulfillmentId, needsReason, moneyBack, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useCancel(fulfillmentId, onDone);
  return (
    <FormDialog
      open
      title={t`Cancel these books?`}
      submit={t`Cancel these books`}
      dismiss={t`Do not cancel`}
      destructive
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <MoneyBack moneyBack={moneyBack} />
        <Trans>This cannot be undone.</Trans>
      </Text>
      <TextAreaField
        label={needsReason ? t`Reason` : t`Reason (optional)`}
        rows={3}
        maxLength={LONGEST_REASON}
        {...field('reason', { required: needsReason ? t`Please give a reason` : undefined })}
      />
    </FormDialog>
  );
}

function useCancel(fulfillmentId: string, onDone: () => void) {
  const [cancel] = useCancelFulfillmentMutation();
  return useServerForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const input = { fulfillmentId, reason: reason || null };
      return (await cancel({ variables: { input } })).data?.cancelFulfillment;
    },
    onAccepted: onDone,
  });
}
