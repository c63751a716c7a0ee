import { useLingui } from '@lingui/react/macro';
import { CircleCheckBig } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { SellerTask } from '../../apollo/schema.generated';
import { EmptyState } from '../../ui/EmptyState';
import { LoadFailure } from '../../ui/LoadFailure';
import { MoreButton } from '../../ui/MoreButton';
import { RowsSkeleton } from '../../ui/Skeletons';
import type { DashboardQuery } from './Dashboard.generated';
import { Entries } from './Entries';
import { Panel } from './Panel';
import { Sale } from './Sale';
import { useSalesToDoQuery } from './SalesToDo.generated';
import { TaskChoice } from './TaskChoice';
import { useRefreshAfterSteps } from './useRefreshAfterSteps';

const PAGE = 5;

/** What waits for the seller, the overdue first, and the buttons that do it. */
export function ToDo({ counts }: { counts: DashboardQuery['dashboard']['toDo'] }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const [task, setTask] = useState<SellerTask>();
  const { data, previousData, error, refetch, fetchMore } = useSalesToDoQuery({
    variables: { task, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.salesToDo;
  const parts = useMemo(() => list?.edges.map(({ node }) => node) ?? [], [list]);
  useRefreshAfterSteps(parts, heading);
  return (
    <Panel title={t`To do now`} headingRef={heading}>
      <TaskChoice counts={counts} chosen={task} onChoose={setTask} />
      {!list && (error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton height="28" />)}
      {list && parts.length === 0 && <AllDone />}
      {list && parts.length > 0 && (
        <>
          <Entries>
            {parts.map((part) => (
              <li key={part.id}>
                <Sale sale={part} heading="h3" />
              </li>
            ))}
          </Entries>
          <MoreButton list={list} onMore={(after) => fetchMore({ variables: { after } })} />
        </>
      )}
    </Panel>
  );
}

function AllDone() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<CircleCheckBig />}
      heading="h3"
      title={t`All done`}
      hint={t`Nothing waits for you. New orders and rentals that are due show up here.`}
    />
  );
}
