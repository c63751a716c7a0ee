import { useLingui } from '@lingui/react/macro';
import MessageSquareWarning from '~icons/lucide/message-square-warning';
import { useFirst } from '../../shared/paging/useFirst';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { PageTitle } from '../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { ComplaintList } from './ComplaintList';
import { OpenComplaintsDocument, useOpenComplaintsQuery } from './Complaints.generated';
import { FindComplaint } from './FindComplaint';

const PAGE = 24;

/** The screen at /complaints/open: the open complaints, earliest deadline first, for staff who handle them. */
export default function OpenComplaintsScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Complaints`} lead={t`The earliest deadline comes first.`} />
      <FindComplaint />
      <OpenComplaints />
    </>
  );
}

function OpenComplaints() {
  const { t } = useLingui();
  const { data, error, refetch, fetchMore } = useOpenComplaintsQuery({
    variables: { first: useFirst(OpenComplaintsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={3} />;
  return (
    <ComplaintList
      label={t`Open complaints, earliest deadline first`}
      list={data.openComplaints}
      onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      empty={<EmptyState icon={<MessageSquareWarning />} title={t`No open complaints`} />}
    />
  );
}
