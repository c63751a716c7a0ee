import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '../../entities/money/Money';
import type { DebtRepaymentKind } from '../../shared/contract/schema.generated';
import { formatDate } from '../../shared/i18n/formatDate';
import { MoreButton } from '../../shared/paging/MoreButton';
import { useFirst } from '../../shared/paging/useFirst';
import { Card } from '../../shared/ui/Card';
import {
  DebtRepaymentsDocument,
  useDebtRepaymentsQuery,
  type DebtRepaymentsQuery,
} from './DebtRepayments.generated';

const PAGE = 12;

const KIND_LABELS: Record<DebtRepaymentKind, MessageDescriptor> = {
  SET_OFF: msg`Set off against a payout`,
  RECORDED: msg`Paid back by you`,
};

type Repayment = DebtRepaymentsQuery['debtRepayments']['edges'][number]['node'];

/**
 * Lists the viewer's repayments of debt, newest first. Renders nothing without repayments or while they are loading.
 */
export function DebtRepayments() {
  const { data, fetchMore } = useDebtRepaymentsQuery({
    variables: { first: useFirst(DebtRepaymentsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  const edges = data?.debtRepayments.edges ?? [];
  if (!data || edges.length === 0) return null;
  return (
    <Card>
      <Heading as="h2" id="debt-repayments" size="lg" mb="2">
        <Trans>Repaid</Trans>
      </Heading>
      <Text mb="4" textStyle="sm" color="fg.muted">
        <Trans>Buyers got money back after you had been paid for their orders.</Trans>
      </Text>
      <Stack as="ul" aria-labelledby="debt-repayments" gap="0" listStyleType="none">
        {edges.map(({ node }) => (
          <RepaymentRow key={node.id} repayment={node} />
        ))}
      </Stack>
      <MoreButton
        list={data.debtRepayments}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </Card>
  );
}

function RepaymentRow({ repayment: { kind, amount, reference, repaidAt } }: { repayment: Repayment }) {
  const { t } = useLingui();
  const date = formatDate(repaidAt);
  return (
    <Flex as="li" justify="space-between" align="start" gap="4" py="3" borderTopWidth="1px">
      <Box minW="0">
        <Text>{t(KIND_LABELS[kind])}</Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {reference === null ? (
            date
          ) : (
            <Trans>
              {date} · Reference {reference}
            </Trans>
          )}
        </Text>
      </Box>
      <Money value={amount} />
    </Flex>
  );
}
