import { useApolloClient } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import Flag from '~icons/lucide/flag';
import { readAgain } from '../../shared/paging/readAgain';
import { useFirst } from '../../shared/paging/useFirst';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { MoreButton } from '../../shared/paging/MoreButton';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { ListingReportsDocument, useListingReportsQuery } from './Moderation.generated';
import { ReportCard } from './ReportCard';

const PAGE = 24;

/** Shows the open reports of listings, oldest first. */
export function Reports() {
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useListingReportsQuery({
    variables: { first: useFirst(ListingReportsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={3} height="40" />;
  }
  const { edges } = data.listingReports;
  if (edges.length === 0) return <NothingReported />;
  return (
    <>
      <Stack gap="5">
        {edges.map(({ node }) => (
          <ReportCard key={node.id} report={node} onSettled={() => void readAgain(client)} />
        ))}
      </Stack>
      <MoreButton
        list={data.listingReports}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </>
  );
}

function NothingReported() {
  const { t } = useLingui();
  return (
    <EmptyState icon={<Flag />} title={t`No open reports`} hint={t`Reports about listings appear here.`} />
  );
}
