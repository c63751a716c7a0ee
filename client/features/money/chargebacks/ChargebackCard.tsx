import { Box } from '@chakra-ui/react/box';
import { Code } from '@chakra-ui/react/code';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStepMessage, WaitsForApproval } from '../../../entities/approval/WaitsForApproval';
import { DialogButton } from '../../../entities/fulfillment/DialogButton';
import { Money } from '../../../entities/money/Money';
import { PdfLink } from '../../../entities/paper/PdfLink';
import type { ChargebackPhase } from '../../../shared/contract/schema.generated';
import { formatDateTime } from '../../../shared/i18n/formatDate';
import { Card } from '../../../shared/ui/Card';
import { DefinitionRow } from '../../../shared/ui/DefinitionRow';
import { LongText } from '../../../shared/ui/LongText';
import { onDemand } from '../../../shared/ui/onDemand';
import { StatusChip } from '../../../shared/ui/StatusChip';
import type { ChargebackPartsFragment } from './Chargebacks.generated';
import { OrderLink } from '../OrderLink';

const AnswerDialog = onDemand(() => import('./AnswerChargebackDialog'));

const PHASE_LABELS: Record<ChargebackPhase, MessageDescriptor> = {
  FRAUD: msg`Suspected fraud`,
  RETRIEVAL: msg`Information requested by the bank`,
  CHARGEBACK: msg`Chargeback`,
  PRE_ARBITRATION: msg`Evidence not accepted`,
  ARBITRATION: msg`Arbitration`,
};

type Props = {
  chargeback: ChargebackPartsFragment;
  /** Called with a message after an answer. */
  onAnswered: (message: string) => void;
};

/** Shows a chargeback, and lets the viewer contest or accept it. */
export function ChargebackCard({ chargeback, onAnswered }: Props) {
  const { t } = useLingui();
  const { id, amount, phase, provider, reference, reason, openedAt, isDeducted } = chargeback;
  const headingId = `heading-${id}`;
  return (
    <Card as="li" aria-labelledby={headingId} maxW="prose">
      <Flex justify="space-between" align="start" wrap="wrap" gap="2" mb="2">
        <Heading as="h3" id={headingId} size="md">
          {amount ? <Money value={amount} /> : reference}
        </Heading>
        <StatusChip tone="warning">{t(PHASE_LABELS[phase])}</StatusChip>
      </Flex>
      <Box as="dl" textStyle="sm" my="2">
        <DefinitionRow term={provider}>
          <Code overflowWrap="anywhere" whiteSpace="normal">
            {reference}
          </Code>
        </DefinitionRow>
        <DefinitionRow term={<Trans>Opened</Trans>}>{formatDateTime(openedAt)}</DefinitionRow>
        <DefinitionRow term={<Trans>Disputed money</Trans>}>
          {isDeducted ? <Trans>Taken by the bank</Trans> : <Trans>Not taken</Trans>}
        </DefinitionRow>
        <Deadline chargeback={chargeback} />
      </Box>
      <Box textStyle="sm">
        <Text color="fg.muted">
          <Trans>Reason given by the bank</Trans>
        </Text>
        <LongText>{reason}</LongText>
      </Box>
      <Refused chargeback={chargeback} />
      <Steps chargeback={chargeback} onAnswered={onAnswered} />
    </Card>
  );
}

type Of = { chargeback: ChargebackPartsFragment };

/** Shows the answer with its date, a note that the bank is reviewing the evidence, or the deadline for an answer. */
function Deadline({ chargeback: { answer, answeredAt, respondBy, isOverdue, status } }: Of) {
  if (answer && answeredAt)
    return (
      <DefinitionRow term={answer === 'CONTESTED' ? <Trans>Contested</Trans> : <Trans>Accepted</Trans>}>
        {formatDateTime(answeredAt)}
      </DefinitionRow>
    );
  if (status === 'UNDER_REVIEW')
    return (
      <DefinitionRow term={<Trans>Answer</Trans>}>
        <Trans>The bank is reviewing the evidence</Trans>
      </DefinitionRow>
    );
  if (!respondBy) return null;
  return (
    <DefinitionRow term={<Trans>Answer by</Trans>}>
      <Text as="span" color={isOverdue ? 'fg.error' : undefined} fontWeight="medium">
        {formatDateTime(respondBy)}
        {isOverdue && (
          <>
            {' '}
            <Trans>(deadline passed)</Trans>
          </>
        )}
      </Text>
    </DefinitionRow>
  );
}

/** Shows the provider's reason for refusing the last answer. */
function Refused({ chargeback: { failure } }: Of) {
  if (!failure) return null;
  return (
    <Text role="status" color="fg.error" textStyle="sm" mt="2" overflowWrap="anywhere">
      <Trans>The provider refused the last answer: {failure}</Trans>
    </Text>
  );
}

function Steps({ chargeback, onAnswered }: Props) {
  const { t } = useLingui();
  const stepMessage = useStepMessage();
  const { reference, orderId, evidenceUrl, viewerCanAnswer, approval } = chargeback;
  return (
    <Flex gap="4" wrap="wrap" align="center" mt="4">
      <WaitsForApproval approval={approval} />
      {viewerCanAnswer && (
        <>
          <DialogButton
            label={t`Contest…`}
            onStep={() => onAnswered(t`The answer to ${reference} will be sent to the bank within a minute.`)}
            renderDialog={(ends) => <AnswerDialog chargeback={chargeback} answer="CONTESTED" {...ends} />}
          />
          {!approval && (
            <DialogButton
              label={t`Accept…`}
              variant="outline"
              onStep={(waits: boolean) =>
                onAnswered(stepMessage(waits, t`Chargeback ${reference} was accepted.`))
              }
              renderDialog={(ends) => <AnswerDialog chargeback={chargeback} answer="ACCEPTED" {...ends} />}
            />
          )}
        </>
      )}
      {evidenceUrl && (
        <PdfLink href={evidenceUrl}>
          <Trans>Evidence</Trans>
        </PdfLink>
      )}
      {orderId && <OrderLink id={orderId} />}
    </Flex>
  );
}
