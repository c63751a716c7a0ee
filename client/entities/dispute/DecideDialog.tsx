import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { plainAmount } from '../../shared/forms/amount';
import { AmountField } from '../../shared/forms/AmountField';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextAreaField } from '../../shared/forms/TextAreaField';
import { useServerForm } from '../../shared/forms/useServerForm';
import type { DisputePartsFragment } from '../fulfillment/Disputes.generated';
import { Money } from '../money/Money';
import { ReturnFirstField } from './ReturnFirstField';
import { useDecideDisputeMutation } from './DecideDispute.generated';

type Props = {
  dispute: Pick<DisputePartsFragment, 'id' | 'claimed' | 'viewerCanAskReturn'>;
  onDone: () => void;
  onClose: () => void;
};

/**
 * Lets staff decide a dispute. Asks for the amount that the buyer gets, an explanation and, if the books can be returned,
 * whether the buyer must return them first.
 */
export default function DecideDialog({ dispute, onDone, onClose }: Props) {
  const { id, claimed, viewerCanAskReturn } = dispute;
  const { t } = useLingui();
  const { failure, submit, busy, field, returnFirst, setReturnFirst } = useDecide(id, onDone);
  return (
    <FormDialog
      open
      title={t`Decide this dispute`}
      submit={t`Decide`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        {returnFirst ? (
          <Trans>Your decision cannot be undone. Both sides will be notified.</Trans>
        ) : (
          <Trans>Your decision ends the dispute and cannot be undone. Both sides will be notified.</Trans>
        )}
      </Text>
      <AmountField
        label={t`Amount that the buyer gets`}
        name="amount"
        missing={t`This field is required`}
        helper={
          <Trans>
            From 0 to <Money value={claimed} />
          </Trans>
        }
        field={field}
      />
      {viewerCanAskReturn && <ReturnFirstField checked={returnFirst} onChange={setReturnFirst} />}
      <TextAreaField
        label={t`Explanation for both sides`}
        rows={4}
        {...field('decision', { required: t`Please explain in a few words` })}
      />
    </FormDialog>
  );
}

function useDecide(disputeId: string, onDone: () => void) {
  const [decide] = useDecideDisputeMutation();
  const [returnFirst, setReturnFirst] = useState(false);
  const form = useServerForm({
    defaultValues: { amount: '', decision: '' },
    send: async ({ amount, decision }) => {
      const input = { disputeId, amount: plainAmount(amount), decision, returnFirst };
      return (await decide({ variables: { input } })).data?.decideDispute;
    },
    onAccepted: onDone,
  });
  return { ...form, returnFirst, setReturnFirst };
}
