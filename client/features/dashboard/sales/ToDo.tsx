import { Box } from '@chakra-ui/react/box';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import CircleCheckBig from '~icons/lucide/circle-check-big';
import Inbox from '~icons/lucide/inbox';
import type { SellerTask } from '../../../shared/contract/schema.generated';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { MoreButton } from '../../../shared/paging/MoreButton';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import type { DashboardQuery } from '../figures/Dashboard.generated';
import { RowList } from '../figures/RowList';
import { Panel } from '../figures/Panel';
import { Sale } from './Sale';
import { useSalesToDoQuery, type SalesToDoQuery } from './SalesToDo.generated';
import { TaskChoice } from './TaskChoice';
import { useAfterStep } from '../figures/useAfterStep';

type Counts = DashboardQuery['dashboard']['toDo'];

const PAGE = 5;

/** Shows the seller's tasks with their buttons, overdue ones first. */
export function ToDo({ counts }: { counts: Counts }) {
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
          {list.edges.length === 0 && <NothingToDo task={task} elsewhere={waitsElsewhere(counts, task)} />}
          {list.edges.length > 0 && <Waiting edges={list.edges} onStep={afterStep} />}
          <MoreButton list={list} onMore={(after) => fetchMore({ variables: { after } })} />
        </Box>
      )}
    </Panel>
  );
}

type WaitingProps = { edges: SalesToDoQuery['salesToDo']['edges']; onStep: () => void };

const Waiting = ({ edges, onStep }: WaitingProps) => (
  <RowList>
    {edges.map(({ node }) => (
      <li key={node.id}>
        <Sale sale={node} heading="h3" onStep={onStep} />
      </li>
    ))}
  </RowList>
);

/** True if tasks of a kind other than `task` are open. Overdue rentals count as TAKE_BACK. */
function waitsElsewhere({ toConfirm, toShip, toTakeBack }: Counts, task: SellerTask | undefined): boolean {
  const waiting = { CONFIRM: toConfirm, SHIP: toShip, TAKE_BACK: toTakeBack };
  return Object.entries(waiting).some(([each, count]) => each !== task && count > 0);
}

const NOTHING: Record<SellerTask, MessageDescriptor> = {
  CONFIRM: msg`Nothing to confirm`,
  SHIP: msg`Nothing to ship`,
  TAKE_BACK: msg`No rentals to be returned`,
};

/** Shown if the list is empty. Says 'All done' only if no task of any kind is left. */
function NothingToDo({ task, elsewhere }: { task: SellerTask | undefined; elsewhere: boolean }) {
  const { t } = useLingui();
  if (task && elsewhere) {
    return (
      <EmptyState
        icon={<Inbox />}
        heading="h3"
        title={t(NOTHING[task])}
        hint={t`You have other tasks. Select the tile again to show all.`}
      />
    );
  }
  return (
    <EmptyState
      icon={<CircleCheckBig />}
      heading="h3"
      title={t`All done`}
      hint={t`Nothing needs your attention. New orders and due rentals appear here.`}
    />
  );
}
