import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { EmptyState } from '../../ui/EmptyState';
import { LoadFailure } from '../../ui/LoadFailure';
import { MoreButton } from '../../ui/MoreButton';
import { RowsSkeleton } from '../../ui/Skeletons';
import { useListingReportsQuery } from './Moderation.generated';
import { ReportCard } from './ReportCard';

const PAGE = 24;

/** The reports that nobody has acted on, the oldest first. */
export function Reports() {
  const { t } = useLingui();
  const { data, error, refetch, fetchMore } = useListingReportsQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={3} height="40" />;
  }
  const { edges } = data.listingReports;
  if (edges.length === 0) {
    return (
      <EmptyState
        icon={<Flag />}
        title={t`Nothing was reported`}
        hint={t`What readers find wrong with a listing shows up here.`}
      />
    );
  }
  return (
    <>
      <Stack gap="5">
        {edges.map(({ node }) => (
          <ReportCard key={node.id} report={node} onSettled={() => void refetch()} />
        ))}
      </Stack>
      <MoreButton list={data.listingReports} onMore={(after) => fetchMore({ variables: { after } })} />
    </>
  );
}
