import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '../../../entities/money/Money';
import { ReasonAndNext } from '../../../entities/money/ReasonAndNext';
import type { BlockIssueKind } from '../../../shared/contract/schema.generated';
import { formatDateTime } from '../../../shared/i18n/formatDate';
import { Card } from '../../../shared/ui/Card';
import { DefinitionRow } from '../../../shared/ui/DefinitionRow';
import { StatusChip } from '../../../shared/ui/StatusChip';
import { OrderLink } from '../OrderLink';
import type { BlockIssuePartsFragment } from './BlockIssues.generated';

const KIND_LABELS: Record<BlockIssueKind, MessageDescriptor> = {
  ENDING: msg`Ends soon`,
  RELEASE_REFUSED: msg`Not released yet`,
  CAPTURE_REFUSED: msg`Not charged`,
};

type Props = { issue: BlockIssuePartsFragment };

/** Shows a blocked deposit that needs the attention of staff, with the provider's reason and what happens next. */
export function BlockIssueCard({ issue }: Props) {
  const { t } = useLingui();
  const { id, kind, amount, owed, buyer, seller, provider, expiresAt, reason, refusedAt, order } = issue;
  const headingId = `heading-${id}`;
  const name = buyer.name;
  return (
    <Card as="li" aria-labelledby={headingId} maxW="prose">
      <Flex justify="space-between" align="start" wrap="wrap" gap="2" mb="2">
        <Heading as="h3" id={headingId} size="md" overflowWrap="anywhere">
          <Trans>
            <Money value={amount} /> of {name}
          </Trans>
        </Heading>
        <StatusChip tone="warning">{t(KIND_LABELS[kind])}</StatusChip>
      </Flex>
      <Box as="dl" textStyle="sm" my="2">
        <DefinitionRow term={<Trans>Provider</Trans>}>{provider}</DefinitionRow>
        {seller && <DefinitionRow term={<Trans>Seller</Trans>}>{seller.name}</DefinitionRow>}
        {owed && (
          <DefinitionRow term={<Trans>Still owed to the seller</Trans>}>
            <Money value={owed} />
          </DefinitionRow>
        )}
        <DefinitionRow term={<Trans>The block ends</Trans>}>{formatDateTime(expiresAt)}</DefinitionRow>
        {refusedAt && (
          <DefinitionRow term={<Trans>Last refused</Trans>}>{formatDateTime(refusedAt)}</DefinitionRow>
        )}
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

function NextStep({ kind }: { kind: BlockIssueKind }) {
  switch (kind) {
    case 'ENDING':
      return (
        <Trans>
          Sellers with unsettled deposits have been emailed. When the block ends, the deposit is released, and
          the buyer must pay what is owed directly to the seller. Ask the seller to confirm the return before
          then.
        </Trans>
      );
    case 'RELEASE_REFUSED':
      return (
        <Trans>
          The release is retried every minute. If it keeps failing, release the block in the provider’s
          dashboard. Otherwise, the bank ends the block at the time shown.
        </Trans>
      );
    case 'CAPTURE_REFUSED':
      return (
        <Trans>
          There will be no further attempt. The buyer now owes this amount directly to the seller. Both have
          been emailed.
        </Trans>
      );
  }
}
