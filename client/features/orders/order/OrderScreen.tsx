import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router-dom';
import PackageX from '~icons/lucide/package-x';
import { paths } from '../../../shared/navigation/paths';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import { OrderView } from './OrderView';
import { useLiveOrder } from './useLiveOrder';

/** The screen at /orders/:id, for the buyer, the sellers and staff who may see all orders. */
export default function OrderScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useLiveOrder(id);
  if (data?.order) return <OrderView order={data.order} onChanged={() => void refetch()} />;
  if (data) return <NoSuchOrder />;
  return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={3} height="40" />;
}

function NoSuchOrder() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Order`} />
      <EmptyState
        icon={<PackageX />}
        title={t`Order not found`}
        hint={t`The link may be incomplete. All your orders are in your Transaction History.`}
        action={
          <Button asChild>
            <Link to={paths.transactions}>
              <Trans>Transaction History</Trans>
            </Link>
          </Button>
        }
      />
    </>
  );
}
