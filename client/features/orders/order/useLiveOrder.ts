import { can } from '../../../session/viewer/abilities';
import { useSession } from '../../../session/viewer/SessionProvider';
import { isLive } from '../../../shared/apollo/isLive';
import { useStore } from '../../../shared/store/store';
import { useOrderChangedSubscription, useOrderQuery } from './Order.generated';

/** Polling interval while the server cannot push changes, in milliseconds. */
const ASK_EVERY = 30_000;

/**
 * Returns an order, and updates the result when the buyer or a seller changes the order elsewhere. Staff get no
 * updates of other people's orders and do not poll for them, because each read is recorded in the audit log.
 */
export function useLiveOrder(id: string) {
  const { viewer } = useSession();
  const { error } = useOrderChangedSubscription({ variables: { id } });
  const isTold = useStore(isLive) && !error;
  const polls = !isTold && !can(viewer, 'orders:read-any');
  return useOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: polls ? ASK_EVERY : 0,
  });
}
