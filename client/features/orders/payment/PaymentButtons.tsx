import { Flex } from '@chakra-ui/react/flex';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useConfirmPaymentMutation,
  useMarkPaidMutation,
  useReportPaymentMissingMutation,
} from '../../../entities/fulfillment/PaymentSteps.generated';
import { Money } from '../../../entities/money/Money';
import { StepButton } from '../../../shared/ui/StepButton';
import type { OpenPayment } from './PaymentExplanation';

type Props = { fulfillmentId: string; open: OpenPayment; onDone: () => void };

/** Shows the payment steps that the viewer can take now. */
export function PaymentButtons({ fulfillmentId, open, onDone }: Props) {
  const step = { fulfillmentId, amount: open.amount, onDone };
  return (
    <Flex gap="3" wrap="wrap" mt="4" _empty={{ display: 'none' }}>
      {open.viewerCanMarkPaid && <MarkPaidButton {...step} />}
      {open.viewerCanConfirm && <ConfirmPaymentButton {...step} />}
      {open.viewerCanReportMissing && <ReportMissingButton {...step} />}
    </Flex>
  );
}

type StepProps = {
  fulfillmentId: string;
  amount: OpenPayment['amount'];
  onDone: () => void;
};

function MarkPaidButton({ fulfillmentId, amount, onDone }: StepProps) {
  const { t } = useLingui();
  const [markPaid] = useMarkPaidMutation();
  const take = async () => (await markPaid({ variables: { input: { fulfillmentId } } })).data?.markPaid;
  const question = {
    title: t`Have you paid?`,
    body: (
      <Trans>
        The recipient will be notified and asked to confirm that <Money value={amount} /> was received.
      </Trans>
    ),
    confirm: t`Yes, paid`,
  };
  return <StepButton label={t`I have paid`} question={question} take={take} onDone={onDone} />;
}

function ConfirmPaymentButton({ fulfillmentId, amount, onDone }: StepProps) {
  const { t } = useLingui();
  const [confirm] = useConfirmPaymentMutation();
  const take = async () => (await confirm({ variables: { input: { fulfillmentId } } })).data?.confirmPayment;
  const question = {
    title: t`Have you received the payment?`,
    body: (
      <Trans>
        Confirm only if you have received <Money value={amount} />. This cannot be undone.
      </Trans>
    ),
    confirm: t`Yes, I have received it`,
  };
  return <StepButton label={t`Payment received`} question={question} take={take} onDone={onDone} />;
}

function ReportMissingButton({ fulfillmentId, onDone }: StepProps) {
  const { t } = useLingui();
  const [report] = useReportPaymentMissingMutation();
  const take = async () =>
    (await report({ variables: { input: { fulfillmentId } } })).data?.reportPaymentMissing;
  const question = {
    title: t`Is the payment missing?`,
    body: <Trans>The other side will be asked to check the payment, and to pay again if it failed.</Trans>,
    confirm: t`Yes, missing`,
  };
  return (
    <StepButton label={t`Not received`} variant="outline" question={question} take={take} onDone={onDone} />
  );
}
