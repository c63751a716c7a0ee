import { Box } from '@chakra-ui/react/box';
import { Code } from '@chakra-ui/react/code';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { WaitsForApproval } from '../../entities/approval/WaitsForApproval';
import { DialogButton } from '../../entities/fulfillment/DialogButton';
import { Money } from '../../entities/money/Money';
import type {
  DifferenceKind,
  DifferenceSubject,
  TransferState,
} from '../../shared/contract/schema.generated';
import { formatDateTime } from '../../shared/i18n/formatDate';
import { Card } from '../../shared/ui/Card';
import { DefinitionRow } from '../../shared/ui/DefinitionRow';
import { onDemand } from '../../shared/ui/onDemand';
import { StatusChip } from '../../shared/ui/StatusChip';
import type { DifferencePartsFragment } from './Differences.generated';

const SettleDifferenceDialog = onDemand(() => import('./SettleDifferenceDialog'));

const KIND_LABELS: Record<DifferenceKind, MessageDescriptor> = {
  MISSING_HERE: msg`Only at the provider`,
  MISSING_THERE: msg`Only at Panna`,
  AMOUNT: msg`Different amounts`,
  STATE: msg`Different statuses`,
  FEE: msg`Different fees`,
  REVERSAL: msg`Different amounts taken back`,
};

const SUBJECT_LABELS: Record<DifferenceSubject, MessageDescriptor> = {
  PAYMENT: msg`Payment`,
  REFUND: msg`Refund`,
  PAYOUT: msg`Payout`,
  BLOCK: msg`Blocked deposit`,
  TRANSFER: msg`Transfer to a seller`,
};

const STATE_LABELS: Record<TransferState, MessageDescriptor> = {
  PENDING: msg`Under way`,
  FAILED: msg`Failed`,
  CAPTURED: msg`Received`,
  DONE: msg`Made`,
  HELD: msg`Held`,
  RELEASED: msg`Released to the seller`,
  REVERSED: msg`Taken back`,
};

/** Labels used instead of STATE_LABELS for blocked deposits. */
const BLOCK_LABELS: Partial<Record<TransferState, MessageDescriptor>> = {
  FAILED: msg`Ended`,
  DONE: msg`Blocked`,
};

type Props = { difference: DifferencePartsFragment; onSettled: (waits: boolean) => void };

/** Shows the states and amounts that the provider and Panna report, and lets the viewer settle the difference. */
export function DifferenceCard({ difference, onSettled }: Props) {
  const { t } = useLingui();
  const { id, subject, kind, provider, reference, occurredAt, firstSeenAt, daysOpen, viewerCanSettle } =
    difference;
  const headingId = `heading-${id}`;
  return (
    <Card as="li" aria-labelledby={headingId} maxW="prose">
      <Flex justify="space-between" align="start" wrap="wrap" gap="2" mb="2">
        <Heading as="h3" id={headingId} size="md" overflowWrap="anywhere">
          {t(SUBJECT_LABELS[subject])}{' '}
          <Code overflowWrap="anywhere" whiteSpace="normal">
            {reference}
          </Code>
        </Heading>
        <StatusChip tone="warning">{t(KIND_LABELS[kind])}</StatusChip>
      </Flex>
      <Box as="dl" textStyle="sm" my="2">
        <DefinitionRow term={provider}>
          <Side
            subject={subject}
            status={difference.theirStatus}
            amount={difference.theirAmount}
            fee={kind === 'FEE' ? difference.theirFee : null}
            reversed={kind === 'REVERSAL' ? difference.theirReversed : null}
          />
        </DefinitionRow>
        <DefinitionRow term="Panna">
          <Side
            subject={subject}
            status={difference.ourStatus}
            amount={difference.ourAmount}
            fee={kind === 'FEE' ? difference.ourFee : null}
            reversed={kind === 'REVERSAL' ? difference.ourReversed : null}
          />
        </DefinitionRow>
        <DefinitionRow term={<Trans>Made on</Trans>}>{formatDateTime(occurredAt)}</DefinitionRow>
        <DefinitionRow term={<Trans>Found</Trans>}>
          {formatDateTime(firstSeenAt)} (
          <Plural value={daysOpen} _0="today" one="# day ago" other="# days ago" />)
        </DefinitionRow>
      </Box>
      <WaitsForApproval approval={difference.approval} />
      {viewerCanSettle && !difference.approval && (
        <Flex mt="4">
          <DialogButton
            label={t`Resolve…`}
            variant="outline"
            onStep={onSettled}
            renderDialog={(ends) => <SettleDifferenceDialog difference={difference} {...ends} />}
          />
        </Flex>
      )}
    </Card>
  );
}

type SideProps = {
  subject: DifferenceSubject;
  status: TransferState | null | undefined;
  amount: DifferencePartsFragment['ourAmount'];
  /** The fee; null unless the two sides report different fees. */
  fee: DifferencePartsFragment['ourFee'];
  /** The part of a transfer that was reversed; null unless the two sides report different amounts. */
  reversed: DifferencePartsFragment['ourReversed'];
};

/** Shows the state and the amounts that one side reports; 'No record' if it has no record. */
function Side({ subject, status, amount, fee, reversed }: SideProps) {
  const { t } = useLingui();
  if (!status) return <Trans>No record</Trans>;
  const label = (subject === 'BLOCK' && BLOCK_LABELS[status]) || STATE_LABELS[status];
  return (
    <>
      {amount && <Money value={amount} />} {t(label)}
      {fee && (
        <>
          ,{' '}
          <Trans>
            fee <Money value={fee} />
          </Trans>
        </>
      )}
      {reversed && (
        <>
          ,{' '}
          <Trans>
            <Money value={reversed} /> taken back
          </Trans>
        </>
      )}
    </>
  );
}
