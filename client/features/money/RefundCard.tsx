import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStepMessage, WaitsForApproval } from '../../entities/approval/WaitsForApproval';
import { DialogButton } from '../../entities/fulfillment/DialogButton';
import { Money } from '../../entities/money/Money';
import { formatDateTime } from '../../shared/i18n/formatDate';
import { formatMoney } from '../../shared/i18n/formatMoney';
import { Card } from '../../shared/ui/Card';
import { DefinitionRow } from '../../shared/ui/DefinitionRow';
import { LongText } from '../../shared/ui/LongText';
import { onDemand } from '../../shared/ui/onDemand';
import { StepButton } from '../../shared/ui/StepButton';
import { OrderLink } from './OrderLink';
import { useRetryRefundMutation, type StuckRefundPartsFragment } from './StuckRefunds.generated';

const SettleRefundDialog = onDemand(() => import('./SettleRefundDialog'));

type Props = {
  refund: StuckRefundPartsFragment;
  /** Called with a message when the refund leaves the list. */
  onGone: (message: string) => void;
};

/** Shows a stuck refund with a link to its order, and lets the viewer retry or settle it. */
export function RefundCard({ refund, onGone }: Props) {
  const { id, amount, buyer, provider, failure, failedAt, since, tries, order } = refund;
  const headingId = `heading-${id}`;
  const name = buyer.name;
  return (
    <Card as="li" aria-labelledby={headingId} maxW="prose">
      <Heading as="h3" id={headingId} size="md" overflowWrap="anywhere">
        <Trans>
          <Money value={amount} /> to {name}
        </Trans>
      </Heading>
      <Box as="dl" textStyle="sm" my="2">
        <DefinitionRow term={<Trans>Provider</Trans>}>{provider}</DefinitionRow>
        <DefinitionRow term={<Trans>Attempts</Trans>}>{tries}</DefinitionRow>
        <DefinitionRow term={<Trans>First attempt</Trans>}>{formatDateTime(since)}</DefinitionRow>
        <DefinitionRow term={<Trans>Last failure</Trans>}>{formatDateTime(failedAt)}</DefinitionRow>
      </Box>
      <Box textStyle="sm">
        <Text color="fg.muted">
          <Trans>Why it failed</Trans>
        </Text>
        <LongText>{failure}</LongText>
      </Box>
      <Flex gap="4" wrap="wrap" align="center" mt="4">
        <Steps refund={refund} onGone={onGone} />
        {order && <OrderLink id={order.id} />}
      </Flex>
    </Card>
  );
}

function Steps({ refund, onGone }: Props) {
  const { t, i18n } = useLingui();
  const [retry] = useRetryRefundMutation();
  const stepMessage = useStepMessage();
  const { id: refundId, viewerCanRetry, viewerCanSettle, approval } = refund;
  const amount = formatMoney(refund.amount, i18n.locale);
  const name = refund.buyer.name;
  return (
    <>
      {viewerCanRetry && (
        <StepButton
          label={t`Try again`}
          take={async () => (await retry({ variables: { input: { refundId } } })).data?.retryRefund}
          onDone={() => onGone(t`The refund of ${amount} to ${name} will be retried within a minute.`)}
        />
      )}
      <WaitsForApproval approval={approval} />
      {viewerCanSettle && !approval && (
        <DialogButton
          label={t`Mark as paid another way…`}
          variant="outline"
          onStep={(waits: boolean) =>
            onGone(stepMessage(waits, t`The refund of ${amount} to ${name} was settled.`))
          }
          renderDialog={(ends) => <SettleRefundDialog refund={refund} {...ends} />}
        />
      )}
    </>
  );
}
