import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ReturnFirstField } from '../../../entities/dispute/ReturnFirstField';
import type { DisputePartsFragment } from '../../../entities/fulfillment/Disputes.generated';
import { Money } from '../../../entities/money/Money';
import { plainAmount } from '../../../shared/forms/amount';
import { AmountField } from '../../../shared/forms/AmountField';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextAreaField } from '../../../shared/forms/TextAreaField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { useAnswerDisputeMutation } from './DisputeSteps.generated';

type Props = { dispute: DisputePartsFragment; onDone: () => void; onClose: () => void };

/** Lets the seller answer a dispute and offer an amount, with or without the return of the books. */
export default function AnswerDialog({ dispute, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { failure, submit, busy, field, returnFirst, setReturnFirst } = useAnswer(dispute, onDone);
  return (
    <FormDialog
      open
      title={t`Answer this dispute`}
      submit={t`Send the answer`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>
          If you offer everything that the buyer claims, the dispute ends. Otherwise the buyer can accept your
          offer, or our staff will decide. You can add photos in the next step.
        </Trans>
      </Text>
      <TextAreaField
        label={t`Your answer`}
        rows={4}
        {...field('answer', { required: t`Please explain in a few words` })}
      />
      <AmountField
        label={t`Amount that you offer`}
        name="amount"
        missing={t`This field is required`}
        helper={
          <Trans>
            From 0 to <Money value={dispute.claimed} />
          </Trans>
        }
        field={field}
      />
      {dispute.viewerCanAskReturn && <ReturnFirstField checked={returnFirst} onChange={setReturnFirst} />}
    </FormDialog>
  );
}

function useAnswer(
  { id: disputeId, answer, offered, offersReturn }: DisputePartsFragment,
  onDone: () => void,
) {
  const [send] = useAnswerDisputeMutation();
  const [returnFirst, setReturnFirst] = useState(offersReturn);
  const form = useServerForm({
    defaultValues: { answer: answer ?? '', amount: offered?.amount ?? '' },
    send: async (values) => {
      const input = { disputeId, answer: values.answer, amount: plainAmount(values.amount), returnFirst };
      return (await send({ variables: { input } })).data?.answerDispute;
    },
    onAccepted: onDone,
  });
  return { ...form, returnFirst, setReturnFirst };
}
