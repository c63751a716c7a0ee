import { useLingui } from '@lingui/react/macro';
import ReceiptText from '~icons/lucide/receipt-text';
import { BrowseBooks } from '../../../entities/book/BrowseBooks';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { MoreButton } from '../../../shared/paging/MoreButton';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import { TransactionsTable } from './TransactionsTable';
import { useTransactions } from './useTransactions';

/** The screen at /transactions: the viewer's orders, newest first. */
export default function TransactionsScreen() {
  const { t } = useLingui();
  const { orders, failed, reload, loadMore } = useTransactions();
  return (
    <>
      <PageTitle title={t`Transaction History`} />
      {!orders && !failed && <RowsSkeleton count={5} />}
      {failed && <LoadFailure onRetry={reload} />}
      {orders?.edges.length === 0 && <NoTransactions />}
      {orders && orders.edges.length > 0 && (
        <>
          <TransactionsTable orders={orders.edges.map(({ node }) => node)} onRated={reload} />
          <MoreButton list={orders} onMore={loadMore} />
        </>
      )}
    </>
  );
}

function NoTransactions() {
  const { t } = useLingui();
  return <EmptyState icon={<ReceiptText />} title={t`No transactions found.`} action={<BrowseBooks />} />;
}
