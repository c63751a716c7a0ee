import { useLoggedError } from '../../apollo/useLoggedError';
import { useTransactionsQuery } from './Transactions.generated';

const PAGE = 12;
const LONGEST_PAGE = 100; // the server's cap

/** The viewer's orders, page by page. A failure is logged, and the list is then empty (specification, section 8). */
export function useTransactions() {
  const { data, error, refetch, fetchMore } = useTransactionsQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  useLoggedError('The transactions could not be read', error);
  const orders = data?.orders;
  const reload = () => {
    // All that is on the page, so that the row that was just rated stays where it is.
    const first = Math.min(Math.max(orders?.edges.length ?? 0, PAGE), LONGEST_PAGE);
    const reading = orders ? fetchMore({ variables: { first } }) : refetch();
    reading.catch((failure: unknown) => console.error('The transactions could not be read:', failure));
  };
  return {
    orders,
    failed: error !== undefined && !orders,
    reload,
    loadMore: () => fetchMore({ variables: { after: orders?.pageInfo.endCursor } }),
  };
}
