import { Trans, useLingui } from '@lingui/react/macro';
import ReasonDialog from '../../entities/moderation/ReasonDialog';
import {
  useSettleUnknownPaymentMutation,
  type UnknownPaymentPartsFragment,
} from './UnknownPayments.generated';

type Props = {
  payment: Pick<UnknownPaymentPartsFragment, 'id' | 'reference'>;
  /** Called after the step. `waits` is true if a second member of staff must approve it first. */
  onDone: (waits: boolean) => void;
  onClose: () => void;
};

/** Lets staff remove a payment of unknown origin from the list, with a reason. */
export default function SettlePaymentDialog({ payment: { id, reference }, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [settle] = useSettleUnknownPaymentMutation();
  return (
    <ReasonDialog
      title={t`Resolve this payment`}
      submit={t`Resolve`}
      label={t`What happened to the payment`}
      send={async (reason) =>
        (await settle({ variables: { input: { attemptId: id, reason } } })).data?.settleUnknownPayment
      }
      onDone={({ approval }) => onDone(Boolean(approval))}
      onClose={onClose}
    >
      <Trans>
        Payment {reference} will be removed from the list. This cannot be undone. No money moves: if the
        payment must be returned, return it at the provider first.
      </Trans>
    </ReasonDialog>
  );
}
