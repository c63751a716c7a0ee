import { useApolloClient } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import Flag from '~icons/lucide/flag';
import { MoreButton } from '../../shared/paging/MoreButton';
import { readAgain } from '../../shared/paging/readAgain';
import { useFirst } from '../../shared/paging/useFirst';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { ReviewReportCard } from './ReviewReportCard';
import { ReviewReportsDocument, useReviewReportsQuery } from './ReviewReports.generated';

const PAGE = 24;

/** Shows the open reports of reviews, oldest first. */
export function ReviewReports() {
  const { t } = useLingui();
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useReviewReportsQuery({
    variables: { first: useFirst(ReviewReportsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={3} height="40" />;
  }
  const { edges } = data.reviewReports;
  if (edges.length === 0) {
    return (
      <EmptyState
        icon={<Flag />}
        title={t`No open reports`}
        hint={t`Reports about reviews and replies appear here.`}
      />
    );
  }
  return (
    <>
      <Stack gap="5">
        {edges.map(({ node }) => (
          <ReviewReportCard key={node.id} report={node} onSettled={() => void readAgain(client)} />
        ))}
      </Stack>
      <MoreButton
        list={data.reviewReports}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </>
  );
}
