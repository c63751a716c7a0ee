import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { isLive } from '../../shared/apollo/isLive';
import { useStore } from '../../shared/store/store';
import {
  useDashboardChangedSubscription,
  useDashboardQuery,
  type DashboardQuery,
} from './figures/Dashboard.generated';
import { readAgain } from '../../shared/paging/readAgain';

/** Polling interval while the server cannot push changes, in milliseconds. */
const ASK_EVERY = 30_000;

type ToDo = DashboardQuery['dashboard']['toDo'];

/**
 * Returns the dashboard's figures. If they change on the server, the figures and the lists on the screen are
 * reloaded.
 */
export function useLiveDashboard() {
  const client = useApolloClient();
  const isUnderWay = useRef(false);
  const query = useDashboardQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: useStore(isLive) ? 0 : ASK_EVERY,
  });
  useDashboardChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      // The first event usually repeats the figures that are already shown.
      const isNews = isUnderWay.current || !areSame(data?.dashboardChanged.toDo, query.data?.dashboard.toDo);
      isUnderWay.current = true;
      if (isNews) void readAgain(client);
    },
  });
  return query;
}

function areSame(told: ToDo | undefined, shown: ToDo | undefined): boolean {
  return (['toConfirm', 'toShip', 'toTakeBack', 'overdue'] as const).every(
    (task) => told?.[task] === shown?.[task],
  );
}
