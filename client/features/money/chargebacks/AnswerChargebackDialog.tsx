import { Trans, useLingui } from '@lingui/react/macro';
import ReasonDialog from '../../../entities/moderation/ReasonDialog';
import type { ChargebackAnswer } from '../../../shared/contract/schema.generated';
import {
  useAcceptChargebackMutation,
  useContestChargebackMutation,
  type ChargebackPartsFragment,
} from './Chargebacks.generated';

type Props = {
  chargeback: Pick<ChargebackPartsFragment, 'id'>;
  answer: ChargebackAnswer;
  /** Called after the step. `waits` is true if a second member of staff must approve it first. */
  onDone: (waits: boolean) => void;
  onClose: () => void;
};

/** Lets staff contest or accept a chargeback. */
export default function AnswerChargebackDialog({ answer, ...props }: Props) {
  return answer === 'CONTESTED' ? <Contest {...props} /> : <Accept {...props} />;
}

type AnswerProps = Omit<Props, 'answer'>;

function Contest({ chargeback: { id: chargebackId }, onDone, onClose }: AnswerProps) {
  const { t } = useLingui();
  const [contest] = useContestChargebackMutation();
  return (
    <ReasonDialog
      title={t`Contest this chargeback`}
      submit={t`Send to the bank`}
      label={t`Why the chargeback is wrong`}
      send={async (explanation) =>
        (await contest({ variables: { input: { chargebackId, explanation } } })).data?.contestChargeback
      }
      onDone={() => onDone(false)}
      onClose={onClose}
    >
      <Trans>
        Your text is sent to the bank with the evidence: what was ordered, where it was sent, and when each
        step took place. You can answer only once.
      </Trans>
    </ReasonDialog>
  );
}

function Accept({ chargeback: { id: chargebackId }, onDone, onClose }: AnswerProps) {
  const { t } = useLingui();
  const [accept] = useAcceptChargebackMutation();
  return (
    <ReasonDialog
      title={t`Accept this chargeback`}
      submit={t`Accept the chargeback`}
      destructive
      send={async (reason) =>
        (await accept({ variables: { input: { chargebackId, reason } } })).data?.acceptChargeback
      }
      onDone={({ approval }) => onDone(Boolean(approval))}
      onClose={onClose}
    >
      <Trans>The buyer keeps the money, and the sellers of the order lose it. This cannot be undone.</Trans>
    </ReasonDialog>
  );
}
