import { useLingui } from '@lingui/react/macro';
import { useFirst } from '../../shared/paging/useFirst';
import { EndedPayouts } from './EndedPayouts';
import { PaidPayoutsDocument, usePaidPayoutsQuery } from './PendingPayouts.generated';

const PAGE = 24;

type Props = {
  /** Called with a message once staff have recorded that a payout came back. */
  onRecorded: (message: string) => void;
};

/** Lists the paid payouts, last paid first. If the bank returned a payout, staff can record this here. */
export function PaidPayouts({ onRecorded }: Props) {
  const { t } = useLingui();
  const { data, error, refetch, fetchMore } = usePaidPayoutsQuery({
    variables: { first: useFirst(PaidPayoutsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <EndedPayouts
      label={t`Paid payouts, latest first`}
      none={t`No payout has been paid yet.`}
      payouts={data?.paidPayouts}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      onRecorded={onRecorded}
    />
  );
}
