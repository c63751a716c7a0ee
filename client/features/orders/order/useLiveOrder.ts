import { isLive } from '../../../shared/apollo/isLive';
import { useStore } from '../../../shared/store/store';
import { useOrderChangedSubscription, useOrderQuery } from './Order.generated';

/** Polling interval while the server cannot push changes, in milliseconds. */
const ASK_EVERY = 30_000;

/** Returns an order, and updates the result when the buyer or a seller changes the order elsewhere. */
export function useLiveOrder(id: string) {
  const { error } = useOrderChangedSubscription({ variables: { id } });
  const isTold = useStore(isLive) && !error;
  return useOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: isTold ? 0 : ASK_EVERY,
  });
}
