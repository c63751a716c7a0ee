import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Money } from '../../../entities/money/Money';
import { ReasonAndNext } from '../../../entities/money/ReasonAndNext';
import { MINUTES_BETWEEN_TRIES } from '../../../shared/contract/limits.generated';
import type { TransferFailureKind } from '../../../shared/contract/schema.generated';
import { formatDateTime } from '../../../shared/i18n/formatDate';
import { Card } from '../../../shared/ui/Card';
import { DefinitionRow } from '../../../shared/ui/DefinitionRow';
import { StatusChip } from '../../../shared/ui/StatusChip';
import { OrderLink } from '../OrderLink';
import type { FailedTransferPartsFragment } from './FailedTransfers.generated';

const KIND_LABELS: Record<TransferFailureKind, MessageDescriptor> = {
  REFUSED: msg`Refused, will be retried`,
  FAILED: msg`Failed`,
  REVERSAL_FAILED: msg`Not reversed yet`,
  RELEASE_REFUSED: msg`Not released to the seller yet`,
};

type Props = { transfer: FailedTransferPartsFragment };

/** Shows a transfer that failed, with the provider's reason, and what happens next. */
export function TransferCard({ transfer }: Props) {
  const { t } = useLingui();
  const { id, kind, amount, seller, provider, reason, since, triedAt, daysOpen, order } = transfer;
  const headingId = `heading-${id}`;
  const name = seller.name;
  return (
    <Card as="li" aria-labelledby={headingId} maxW="prose">
      <Flex justify="space-between" align="start" wrap="wrap" gap="2" mb="2">
        <Heading as="h3" id={headingId} size="md" overflowWrap="anywhere">
          {kind === 'REVERSAL_FAILED' ? (
            <Trans>
              <Money value={amount} /> to be returned by {name}
            </Trans>
          ) : (
            <Trans>
              <Money value={amount} /> to {name}
            </Trans>
          )}
        </Heading>
        <StatusChip tone="warning">{t(KIND_LABELS[kind])}</StatusChip>
      </Flex>
      <Box as="dl" textStyle="sm" my="2">
        <DefinitionRow term={<Trans>Provider</Trans>}>{provider}</DefinitionRow>
        <DefinitionRow term={<Trans>Since</Trans>}>
          {formatDateTime(since)} (
          <Plural value={daysOpen} _0="today" one="# day ago" other="# days ago" />)
        </DefinitionRow>
        <DefinitionRow term={<Trans>Last attempt</Trans>}>{formatDateTime(triedAt)}</DefinitionRow>
      </Box>
      <ReasonAndNext reason={reason}>
        <NextStep kind={kind} />
      </ReasonAndNext>
      {order && (
        <Box mt="4">
          <OrderLink id={order.id} />
        </Box>
      )}
    </Card>
  );
}

function NextStep({ kind }: { kind: TransferFailureKind }) {
  switch (kind) {
    case 'REFUSED':
      return (
        <Trans>
          The transfer is retried every {MINUTES_BETWEEN_TRIES} minutes. Make sure that your account at the
          provider has enough money, and that the provider accepts transfers to the seller. If no attempt
          succeeds before the seller is due to be paid, the next payout will include the amount.
        </Trans>
      );
    case 'FAILED':
      return (
        <Trans>
          There will be no further attempt. The next payout to the seller will include this amount. Pay that
          payout from your bank once it is listed under Payouts.
        </Trans>
      );
    case 'REVERSAL_FAILED':
      return (
        <Trans>
          The reversal is retried every {MINUTES_BETWEEN_TRIES} minutes. Refunds do not wait for it, so the
          marketplace bears the amount in the meantime. If it keeps failing, ask the provider about the
          seller’s account.
        </Trans>
      );
    case 'RELEASE_REFUSED':
      return (
        <Trans>
          The release is retried every {MINUTES_BETWEEN_TRIES} minutes. The seller is not paid until it
          succeeds. Ask the provider why the seller’s account cannot be paid out.
        </Trans>
      );
  }
}
