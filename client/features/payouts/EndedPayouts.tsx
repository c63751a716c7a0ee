import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { MoreButton } from '../../shared/paging/MoreButton';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { PayoutCard } from './PayoutCard';
import type { PaidPayoutsQuery } from './PendingPayouts.generated';

type Props = {
  /** The accessible name of the list. */
  label: string;
  /** The text that is shown instead of an empty list. */
  none: string;
  /** Undefined while loading or if loading failed. */
  payouts: PaidPayoutsQuery['paidPayouts'] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  onMore: (after: string | null) => Promise<unknown>;
  /** Called with a message once staff have recorded something about a payout or its seller. */
  onRecorded: (message: string) => void;
};

/** Shows a page of payouts that were paid or have failed. */
export function EndedPayouts({ label, none, payouts, hasFailed, onRetry, onMore, onRecorded }: Props) {
  if (!payouts) return hasFailed ? <LoadFailure onRetry={onRetry} /> : <RowsSkeleton count={2} />;
  if (payouts.edges.length === 0) return <Text mt="2">{none}</Text>;
  return (
    <>
      <Stack asChild gap="4" mt="3" listStyleType="none">
        <ul aria-label={label}>
          {payouts.edges.map(({ node }) => (
            <PayoutCard key={node.id} payout={node} onRecorded={onRecorded} />
          ))}
        </ul>
      </Stack>
      <MoreButton list={payouts} onMore={onMore} />
    </>
  );
}
