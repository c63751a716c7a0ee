import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import Landmark from '~icons/lucide/landmark';
import { usePayoutDeliveryQuery } from '../../entities/payout/Payout.generated';
import { SimulatedPayouts } from '../../entities/payout/SimulatedPayouts';
import { MoreButton } from '../../shared/paging/MoreButton';
import { useFirst } from '../../shared/paging/useFirst';
import { Disclosure } from '../../shared/ui/Disclosure';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { PageTitle } from '../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { SuccessNote, useSuccessNote } from '../../shared/ui/SuccessNote';
import { PayoutCard } from './PayoutCard';
import { FailedPayouts } from './FailedPayouts';
import { PaidPayouts } from './PaidPayouts';
import { StoppedAccounts } from './StoppedAccounts';
import { PendingPayoutsDocument, usePendingPayoutsQuery } from './PendingPayouts.generated';

const PAGE = 24;

/**
 * The screen at /payouts: the pending payouts, oldest first, for staff who record their outcome. Past payouts and
 * stopped sellers are shown on demand.
 */
export default function PayoutsScreen() {
  const { t } = useLingui();
  const note = useSuccessNote();
  return (
    <>
      <PageTitle title={t`Payouts`} lead={useLead()} />
      <SimulatedPayouts />
      <SuccessNote message={note.message} />
      <PendingPayouts onRecorded={note.show} />
      <Disclosure summary={<Trans>Show the paid payouts</Trans>}>
        <PaidPayouts onRecorded={note.show} />
      </Disclosure>
      <Disclosure summary={<Trans>Show the failed payouts</Trans>}>
        <FailedPayouts onRecorded={note.show} />
      </Disclosure>
      <Disclosure summary={<Trans>Show the sellers whose payouts are stopped</Trans>}>
        <StoppedAccounts onRecorded={note.show} />
      </Disclosure>
    </>
  );
}

/** Returns the text that says who pays: the payout service or staff. Assumes staff while the setting is loading. */
function useLead(): string {
  const { t } = useLingui();
  const delivery = usePayoutDeliveryQuery().data?.payoutDelivery;
  return delivery === undefined || delivery === 'BY_HAND'
    ? t`Pay each amount from the bank account of the marketplace, and record it here.`
    : t`The payout service pays these amounts. If you choose to pay one by hand, pay it from your bank and record it here.`;
}

function PendingPayouts({ onRecorded }: { onRecorded: (message: string) => void }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch, fetchMore } = usePendingPayoutsQuery({
    variables: { first: useFirst(PendingPayoutsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={3} />;
  const { edges } = data.pendingPayouts;
  if (edges.length === 0) return <EmptyState icon={<Landmark />} title={t`No pending payouts`} />;
  const recorded = (message: string) => {
    // The payout and its buttons disappear, so the list receives the focus.
    list.current?.focus();
    onRecorded(message);
  };
  return (
    <>
      <Stack asChild gap="4" listStyleType="none" outline="none">
        <ul ref={list} tabIndex={-1} aria-label={t`Pending payouts, oldest first`}>
          {edges.map(({ node }) => (
            <PayoutCard key={node.id} payout={node} onRecorded={recorded} />
          ))}
        </ul>
      </Stack>
      <MoreButton
        list={data.pendingPayouts}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </>
  );
}
