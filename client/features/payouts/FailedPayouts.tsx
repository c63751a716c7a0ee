import { useLingui } from '@lingui/react/macro';
import { useFirst } from '../../shared/paging/useFirst';
import { EndedPayouts } from './EndedPayouts';
import { FailedPayoutsDocument, useFailedPayoutsQuery } from './PendingPayouts.generated';

const PAGE = 24;

type Props = {
  /** Called with a message once staff have recorded something about a payout or its seller. */
  onRecorded: (message: string) => void;
};

/** Lists the payouts that failed or came back, last failed first, with the reasons. */
export function FailedPayouts({ onRecorded }: Props) {
  const { t } = useLingui();
  const { data, error, refetch, fetchMore } = useFailedPayoutsQuery({
    variables: { first: useFirst(FailedPayoutsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <EndedPayouts
      label={t`Failed payouts, latest first`}
      none={t`No payout has failed.`}
      payouts={data?.failedPayouts}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      onRecorded={onRecorded}
    />
  );
}
