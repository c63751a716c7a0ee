import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import HandCoins from '~icons/lucide/hand-coins';
import { Money } from '../../entities/money/Money';
import type { PayoutPartsFragment } from '../../entities/payout/Payout.generated';
import { PayoutFacts } from '../../entities/payout/PayoutFacts';
import { PAYOUT_STATUS_LABELS, PAYOUT_TONES } from '../../entities/payout/payoutLabels';
import { MoreButton } from '../../shared/paging/MoreButton';
import { useFirst } from '../../shared/paging/useFirst';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { StatusChip } from '../../shared/ui/StatusChip';
import { Statements } from './Statements';
import { PayoutsDocument, usePayoutsQuery } from './Earnings.generated';

const PAGE = 12;

/** Shows the viewer's payouts, newest first. */
export function PayoutList() {
  const { data, error, refetch, fetchMore } = usePayoutsQuery({
    variables: { first: useFirst(PayoutsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={3} />;
  const { edges } = data.payouts;
  if (edges.length === 0) return <NoPayouts />;
  return (
    <section aria-labelledby="payouts">
      <Heading as="h2" id="payouts" size="xl" mb="4">
        <Trans>Payouts</Trans>
      </Heading>
      <Stack as="ul" aria-labelledby="payouts" gap="4" listStyleType="none">
        {edges.map(({ node }) => (
          <PayoutCard key={node.id} payout={node} />
        ))}
      </Stack>
      <MoreButton list={data.payouts} onMore={(after) => fetchMore({ variables: { after, first: PAGE } })} />
      <Statements payouts={edges.map(({ node }) => node)} />
    </section>
  );
}

function PayoutCard({ payout }: { payout: PayoutPartsFragment }) {
  const { t } = useLingui();
  const { id, amount, status } = payout;
  const headingId = `heading-${id}`;
  return (
    <Card as="li" aria-labelledby={headingId}>
      <Flex justify="space-between" align="start" wrap="wrap" gap="2" mb="2">
        <Heading as="h3" id={headingId} size="lg" fontFamily="body">
          <Money value={amount} />
        </Heading>
        <StatusChip tone={PAYOUT_TONES[status]}>{t(PAYOUT_STATUS_LABELS[status])}</StatusChip>
      </Flex>
      <PayoutFacts payout={payout} />
    </Card>
  );
}

function NoPayouts() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<HandCoins />}
      title={t`No payouts yet`}
      hint={t`When buyers pay online for your books, you are paid some days after the books have arrived.`}
    />
  );
}
