import { useApolloClient } from '@apollo/client/react';
import { readAgain } from '../../../shared/paging/readAgain';
import { useFirst } from '../../../shared/paging/useFirst';
import { useLoggedError } from '../../../shared/refusals/useLoggedError';
import { TransactionsDocument, useTransactionsQuery } from './Transactions.generated';

const PAGE = 12;

/** Loads the viewer's orders page by page. Failures are also logged to the console (docs/marketplace.md, Screens). */
export function useTransactions() {
  const client = useApolloClient();
  const { data, error, fetchMore } = useTransactionsQuery({
    variables: { first: useFirst(TransactionsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  useLoggedError('The transactions could not be read', error);
  const orders = data?.orders;
  const reload = () => {
    readAgain(client).catch((failure: unknown) =>
      console.error('The transactions could not be read:', failure),
    );
  };
  return {
    orders,
    failed: error !== undefined && !orders,
    reload,
    loadMore: (after: string | null) => fetchMore({ variables: { after, first: PAGE } }),
  };
}
