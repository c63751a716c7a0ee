import { Text } from '@chakra-ui/react/text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';
import type { FulfillmentStateFragment } from '../../../entities/fulfillment/FulfillmentState.generated';
import { Money } from '../../../entities/money/Money';
import type { DisputeReason } from '../../../shared/contract/schema.generated';
import { plainAmount } from '../../../shared/forms/amount';
import { AmountField } from '../../../shared/forms/AmountField';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { SelectField } from '../../../shared/forms/SelectField';
import { TextAreaField } from '../../../shared/forms/TextAreaField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { formatDateTime } from '../../../shared/i18n/formatDate';
import { useOpenDisputeMutation } from './DisputeSteps.generated';

type Possible = FulfillmentStateFragment['viewerPossibleDisputes'][number];

/** Labels of the reasons for a dispute, in the buyer's words. */
const REASONS: Record<DisputeReason, MessageDescriptor> = {
  NOT_ARRIVED: msg`It did not arrive`,
  NOT_AS_DESCRIBED: msg`It is not as described`,
  DEPOSIT_WITHHELD: msg`The seller kept part of my deposit`,
  DECLARED_LOST: msg`It was declared lost, but I returned it or still have it`,
};

type Props = {
  fulfillmentId: string;
  /** The possible reasons for a dispute; at least one. */
  possible: readonly Possible[];
  onDone: () => void;
  onClose: () => void;
};

/** Lets the buyer open a dispute: the reason, what happened, and the amount to get back. */
export default function OpenDisputeDialog({ fulfillmentId, possible, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { chosen, failure, submit, busy, field, reason } = useOpenDispute(fulfillmentId, possible, onDone);
  const choices = Object.fromEntries(possible.map((each) => [each.reason, REASONS[each.reason]]));
  return (
    <FormDialog
      open
      title={t`Report a problem`}
      submit={t`Open a dispute`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>
          The seller will be notified and can offer you an amount. If you do not agree, our staff will decide.
          In the meantime, the deadlines of the order are paused. You can add photos in the next step.
        </Trans>
      </Text>
      <SelectField label={t`What is the problem?`} placeholder={t`Choose`} choices={choices} {...reason} />
      <TextAreaField
        label={t`What happened?`}
        rows={4}
        {...field('statement', { required: t`Please explain in a few words` })}
      />
      {chosen && <Claim chosen={chosen} field={field} />}
    </FormDialog>
  );
}

type ClaimProps = { chosen: Possible } & Pick<ReturnType<typeof useOpenDispute>, 'field'>;

/**
 * Asks for the amount that the buyer claims. If the order did not arrive, the claim is always for everything that was
 * charged.
 */
function Claim({ chosen: { reason, most, until }, field }: ClaimProps) {
  const { t } = useLingui();
  const date = until && formatDateTime(until);
  return (
    <>
      {reason === 'NOT_ARRIVED' ? (
        <Text>
          <Trans>
            You claim everything that was charged: <Money value={most} />
          </Trans>
        </Text>
      ) : (
        <AmountField
          label={t`Amount to get back`}
          name="amount"
          missing={t`This field is required`}
          zero={t`The amount must be above zero`}
          helper={
            <Trans>
              At most <Money value={most} />
            </Trans>
          }
          field={field}
        />
      )}
      {date && (
        <Text color="fg.muted" textStyle="sm">
          <Trans>You can report this until {date}.</Trans>
        </Text>
      )}
    </>
  );
}

function useOpenDispute(fulfillmentId: string, possible: readonly Possible[], onDone: () => void) {
  const { t } = useLingui();
  const [open] = useOpenDisputeMutation();
  // A single reason needs no choice.
  const only = possible.length === 1 ? possible[0] : undefined;
  const named = (reason: string) => possible.find((each) => each.reason === reason);
  const dispute = useServerForm({
    defaultValues: { reason: only?.reason ?? '', statement: '', amount: only?.most.amount ?? '' },
    send: async ({ reason: name, statement, amount }) => {
      const reason = named(name)?.reason;
      if (!reason) return undefined;
      const claimed = reason === 'NOT_ARRIVED' ? null : plainAmount(amount);
      const input = { fulfillmentId, reason, statement, amount: claimed };
      return (await open({ variables: { input } })).data?.openDispute;
    },
    onAccepted: onDone,
  });
  const registered = dispute.field('reason', { required: t`Please choose the problem` });
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    dispute.form.setValue('amount', named(event.currentTarget.value)?.most.amount ?? '');
    return registered.onChange(event);
  };
  const chosen = named(dispute.form.watch('reason'));
  return { ...dispute, chosen, reason: { ...registered, onChange } };
}
