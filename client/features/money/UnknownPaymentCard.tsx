import { Box } from '@chakra-ui/react/box';
import { Code } from '@chakra-ui/react/code';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { WaitsForApproval } from '../../entities/approval/WaitsForApproval';
import { DialogButton } from '../../entities/fulfillment/DialogButton';
import { Money } from '../../entities/money/Money';
import type { PaymentAttemptStatus } from '../../shared/contract/schema.generated';
import { formatDateTime } from '../../shared/i18n/formatDate';
import { Card } from '../../shared/ui/Card';
import { DefinitionRow } from '../../shared/ui/DefinitionRow';
import { onDemand } from '../../shared/ui/onDemand';
import { StatusChip } from '../../shared/ui/StatusChip';
import type { UnknownPaymentPartsFragment } from './UnknownPayments.generated';

const SettlePaymentDialog = onDemand(() => import('./SettlePaymentDialog'));

const STATUS_LABELS: Record<PaymentAttemptStatus, MessageDescriptor> = {
  CAPTURED: msg`Money received`,
  FAILED: msg`Failed, no money received`,
};

type Props = { payment: UnknownPaymentPartsFragment; onSettled: (waits: boolean) => void };

/** Shows a payment of unknown origin, and lets the viewer settle it. */
export function UnknownPaymentCard({ payment, onSettled }: Props) {
  const { t } = useLingui();
  const { id, amount, status, provider, reference, recordedAt, viewerCanSettle, approval } = payment;
  const headingId = `heading-${id}`;
  return (
    <Card as="li" aria-labelledby={headingId} maxW="prose">
      <Flex justify="space-between" align="start" wrap="wrap" gap="2" mb="2">
        <Heading as="h3" id={headingId} size="md">
          <Money value={amount} />
        </Heading>
        <StatusChip tone={status === 'CAPTURED' ? 'warning' : 'default'}>
          {t(STATUS_LABELS[status])}
        </StatusChip>
      </Flex>
      <Box as="dl" textStyle="sm" my="2">
        <DefinitionRow term={<Trans>Provider</Trans>}>{provider}</DefinitionRow>
        <DefinitionRow term={<Trans>Reference</Trans>}>
          <Code overflowWrap="anywhere" whiteSpace="normal">
            {reference}
          </Code>
        </DefinitionRow>
        <DefinitionRow term={<Trans>Recorded</Trans>}>{formatDateTime(recordedAt)}</DefinitionRow>
      </Box>
      <WaitsForApproval approval={approval} />
      {viewerCanSettle && !approval && (
        <Flex mt="4">
          <DialogButton
            label={t`Resolve…`}
            variant="outline"
            onStep={onSettled}
            renderDialog={(ends) => <SettlePaymentDialog payment={payment} {...ends} />}
          />
        </Flex>
      )}
    </Card>
  );
}
