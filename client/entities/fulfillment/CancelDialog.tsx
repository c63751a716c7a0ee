import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_REASON } from '../../shared/contract/limits.generated';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextAreaField } from '../../shared/forms/TextAreaField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { useCancelFulfillmentMutation } from './FulfillmentSteps.generated';

type Props = {
  fulfillmentId: string;
  /** True if the viewer must give a reason. */
  needsReason: boolean;
  onDone: () => void;
  onClose: () => void;
};

/** Cancels one fulfillment of an order. */
export default function CancelDialog({ fulfillmentId, needsReason, onDone, onClose }: Props) {
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
        <Trans>
          If anything was paid for these books, it is to be paid back, deposits included. This cannot be
          undone.
        </Trans>
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
