import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoreButton } from '../../shared/paging/MoreButton';
import { useFirst } from '../../shared/paging/useFirst';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { PayoutCard } from './PayoutCard';
import { PaidPayoutsDocument, usePaidPayoutsQuery } from './PendingPayouts.generated';

const PAGE = 24;

type Props = {
  /** Called with a message once it is recorded that a payout came back. */
  onRecorded: (message: string) => void;
};

/** Lists the payouts that were paid, the last first, so that staff can record that the bank returned one. */
export function PaidPayouts({ onRecorded }: Props) {
  const { t } = useLingui();
  const { data, error, refetch, fetchMore } = usePaidPayoutsQuery({
    variables: { first: useFirst(PaidPayoutsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={2} />;
  const { edges } = data.paidPayouts;
  if (edges.length === 0)
    return (
      <Text mt="2">
        <Trans>No payout has been paid yet.</Trans>
      </Text>
    );
  return (
    <>
      <Stack asChild gap="4" mt="3" listStyleType="none">
        <ul aria-label={t`Paid payouts, last paid first`}>
          {edges.map(({ node }) => (
            <PayoutCard key={node.id} payout={node} onRecorded={onRecorded} />
          ))}
        </ul>
      </Stack>
      <MoreButton
        list={data.paidPayouts}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </>
  );
}
