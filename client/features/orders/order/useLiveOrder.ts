import { isLive } from '../../../shared/apollo/isLive';
import { useStore } from '../../../shared/store/store';
import { useOrderChangedSubscription, useOrderQuery } from './Order.generated';

/** How often an order is asked for while the server cannot tell of its changes, in ms. */
const ASK_EVERY = 30_000;

/** An order that changes on the screen when the other side changes it. */
export function useLiveOrder(id: string) {
  const { error } = useOrderChangedSubscription({ variables: { id } });
  const isTold = useStore(isLive) && !error;
  return useOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: isTold ? 0 : ASK_EVERY,
  });
}
