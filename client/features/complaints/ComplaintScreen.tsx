import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router-dom';
import MessageSquareWarning from '~icons/lucide/message-square-warning';
import { paths } from '../../shared/navigation/paths';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { PageTitle } from '../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { useComplaintQuery } from './Complaints.generated';
import { ComplaintView } from './ComplaintView';

/** The screen at /complaints/:number, for the complainant and for staff who handle complaints. */
export default function ComplaintScreen() {
  const { number = '' } = useParams();
  const { data, error, refetch } = useComplaintQuery({
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  if (data?.complaint) return <ComplaintView complaint={data.complaint} />;
  if (data) return <NoSuchComplaint />;
  return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={2} height="40" />;
}

function NoSuchComplaint() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Complaint`} />
      <EmptyState
        icon={<MessageSquareWarning />}
        title={t`Complaint not found`}
        hint={t`The number may be mistyped. A number looks like 2026-000123.`}
        action={
          <Button asChild>
            <Link to={paths.complaints}>
              <Trans>My complaints</Trans>
            </Link>
          </Button>
        }
      />
    </>
  );
}
