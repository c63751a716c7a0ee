import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import MessageSquareWarning from '~icons/lucide/message-square-warning';
import { paths } from '../../shared/navigation/paths';
import { useFirst } from '../../shared/paging/useFirst';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { PageTitle } from '../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { ComplaintList } from './ComplaintList';
import { ComplaintsDocument, useComplaintsQuery } from './Complaints.generated';
import { useAnswerHours } from './useAnswerHours';

const PAGE = 24;

/** The screen at /complaints: the complaints of the viewer, newest first. */
export default function ComplaintsScreen() {
  const { t } = useLingui();
  const hours = useAnswerHours();
  return (
    <>
      <PageTitle
        title={t`My complaints`}
        lead={hours && t`Every complaint is answered within ${hours} hours and settled within a month.`}
        actions={
          <Button asChild>
            <Link to={paths.complain}>
              <Trans>Make a complaint</Trans>
            </Link>
          </Button>
        }
      />
      <OwnComplaints />
    </>
  );
}

function OwnComplaints() {
  const { t } = useLingui();
  const { data, error, refetch, fetchMore } = useComplaintsQuery({
    variables: { first: useFirst(ComplaintsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={3} />;
  return (
    <ComplaintList
      label={t`My complaints`}
      list={data.complaints}
      onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      empty={<EmptyState icon={<MessageSquareWarning />} title={t`You have not made a complaint`} />}
    />
  );
}
