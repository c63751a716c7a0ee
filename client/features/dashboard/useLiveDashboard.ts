import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { useRef } from 'react';
import { isLive } from '../../apollo/liveLink';
import { useDashboardChangedSubscription, useDashboardQuery } from './Dashboard.generated';

/** How often the figures are asked for while the server cannot tell of changes, in ms. */
const ASK_EVERY = 30_000;

/** The figures of the shop; they and the lists on the screen are read anew when something happens in it. */
export function useLiveDashboard() {
  const client = useApolloClient();
  const isUnderWay = useRef(false);
  useDashboardChangedSubscription({
    ignoreResults: true,
    onData: () => {
      // The first event only says that the server is listening.
      if (isUnderWay.current) void client.refetchQueries({ include: 'active' });
      isUnderWay.current = true;
    },
  });
  const isTold = useReactiveVar(isLive);
  return useDashboardQuery({ fetchPolicy: 'cache-and-network', pollInterval: isTold ? 0 : ASK_EVERY });
}
