import { Box } from '@chakra-ui/react/box';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import CircleCheckBig from '~icons/lucide/circle-check-big';
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
import { useAfterStep } from './useAfterStep';

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
  const list = (data ?? (error ? undefined : previousData))?.salesToDo;
  const afterStep = useAfterStep(heading);
  return (
    <Panel title={t`To do now`} headingRef={heading}>
      <TaskChoice counts={counts} chosen={task} onChoose={setTask} />
      {!list && (error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton height="28" />)}
      {list && (
        <Box aria-busy={!data} opacity={data ? 1 : 0.6} transition="opacity 150ms">
          {list.edges.length === 0 ? (
            <AllDone />
          ) : (
            <Entries>
              {list.edges.map(({ node }) => (
                <li key={node.id}>
                  <Sale sale={node} heading="h3" onStep={afterStep} />
                </li>
              ))}
            </Entries>
          )}
          <MoreButton list={list} onMore={(after) => fetchMore({ variables: { after } })} />
        </Box>
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
