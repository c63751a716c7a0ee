import { Text } from '@chakra-ui/react/text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FulfillmentStateFragment } from '../../../entities/fulfillment/FulfillmentState.generated';
import { Money } from '../../../entities/money/Money';
import type { DisputeReason } from '../../../shared/contract/schema.generated';
import { plainAmount } from '../../../shared/forms/amount';
import { AmountField } from '../../../shared/forms/AmountField';
import { ChoiceField } from '../../../shared/forms/ChoiceField';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextAreaField } from '../../../shared/forms/TextAreaField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { formatDateTime } from '../../../shared/i18n/formatDate';
import { useOpenDisputeMutation } from './DisputeSteps.generated';

type Possible = FulfillmentStateFragment['viewerPossibleDisputes'][number];

/** The reasons in the words of the buyer. */
const REASONS: Record<DisputeReason, MessageDescriptor> = {
  NOT_ARRIVED: msg`It did not arrive`,
  NOT_AS_DESCRIBED: msg`It is not as described`,
  DEPOSIT_WITHHELD: msg`The seller kept part of my deposit`,
  DECLARED_LOST: msg`It was declared lost, but I returned it or still have it`,
};

type Props = {
  fulfillmentId: string;
  /** The reasons for which the buyer can open a dispute; at least one. */
  possible: readonly Possible[];
  onDone: () => void;
  onClose: () => void;
};

/** Lets the buyer open a dispute: the reason, what happened, and the amount to get back. */
export default function OpenDisputeDialog({ fulfillmentId, possible, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { chosen, choose, failure, submit, busy, field } = useOpenDispute(fulfillmentId, possible, onDone);
  if (!chosen) return null;
  const choices = Object.fromEntries(possible.map(({ reason }) => [reason, t(REASONS[reason])]));
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
          The seller is notified and can offer you an amount. If you do not agree, the staff decide. No
          deadline of the order runs meanwhile.
        </Trans>
      </Text>
      <ChoiceField<string>
        label={t`What is the problem?`}
        choices={choices}
        value={chosen.reason}
        onChange={choose}
      />
      <TextAreaField
        label={t`What happened?`}
        rows={4}
        {...field('statement', { required: t`Please describe it in a few words` })}
      />
      <Claim chosen={chosen} field={field} />
    </FormDialog>
  );
}

type ClaimProps = { chosen: Possible } & Pick<ReturnType<typeof useOpenDispute>, 'field'>;

/** The amount to get back. For an order that did not arrive, it is always everything. */
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
  const [open] = useOpenDisputeMutation();
  const [reason, setReason] = useState(possible[0]?.reason);
  const chosen = possible.find((each) => each.reason === reason) ?? possible[0];
  const dispute = useServerForm({
    defaultValues: { statement: '', amount: chosen?.most.amount ?? '' },
    send: async ({ statement, amount }) => {
      if (!chosen) return undefined;
      const claimed = chosen.reason === 'NOT_ARRIVED' ? null : plainAmount(amount);
      const input = { fulfillmentId, reason: chosen.reason, statement, amount: claimed };
      return (await open({ variables: { input } })).data?.openDispute;
    },
    onAccepted: onDone,
  });
  const choose = (to: string) => {
    const next = possible.find((each) => each.reason === to);
    if (!next) return;
    setReason(next.reason);
    dispute.form.setValue('amount', next.most.amount);
  };
  return { chosen, choose, ...dispute };
}
