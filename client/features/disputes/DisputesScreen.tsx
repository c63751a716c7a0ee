import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import Scale from '~icons/lucide/scale';
import { MoreButton } from '../../shared/paging/MoreButton';
import { useFirst } from '../../shared/paging/useFirst';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { PageTitle } from '../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { SuccessNote, useSuccessNote } from '../../shared/ui/SuccessNote';
import { DisputeCard } from './DisputeCard';
import {
  OpenDisputesDocument,
  useDisputePromptnessQuery,
  useOpenDisputesQuery,
  type DisputeToDecideFragment,
} from './Disputes.generated';

const PAGE = 24;

/** The screen at /disputes: the open disputes, oldest first, for staff who decide them. */
export default function DisputesScreen() {
  const { t } = useLingui();
  const note = useSuccessNote();
  return (
    <>
      <PageTitle title={t`Disputes`} lead={<Promptness />} />
      <SuccessNote message={note.message} />
      <OpenDisputes onDecided={({ number }) => note.show(t`Dispute ${number} was decided.`)} />
    </>
  );
}

/** Shows how many disputes of the last 30 days were answered or ended within the promised time. */
function Promptness() {
  const { data } = useDisputePromptnessQuery({ fetchPolicy: 'cache-and-network' });
  const { i18n } = useLingui();
  if (!data) return null;
  const asked = i18n.number(data.disputePromptness.asked);
  const inTime = i18n.number(data.disputePromptness.inTime);
  return (
    <Trans>
      Answered in time: {inTime} of {asked} in the last 30 days
    </Trans>
  );
}

function OpenDisputes({ onDecided }: { onDecided: (dispute: DisputeToDecideFragment) => void }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch, fetchMore } = useOpenDisputesQuery({
    variables: { first: useFirst(OpenDisputesDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={3} />;
  const { edges } = data.openDisputes;
  if (edges.length === 0) return <EmptyState icon={<Scale />} title={t`No open disputes`} />;
  const decided = (dispute: DisputeToDecideFragment) => {
    // The decision removes the dispute and its button, so the list receives the focus.
    list.current?.focus();
    onDecided(dispute);
  };
  return (
    <>
      <Stack asChild gap="4" listStyleType="none" outline="none">
        <ul ref={list} tabIndex={-1} aria-label={t`Open disputes, oldest first`}>
          {edges.map(({ node }) => (
            <DisputeCard key={node.id} dispute={node} onDecided={() => decided(node)} />
          ))}
        </ul>
      </Stack>
      <MoreButton
        list={data.openDisputes}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </>
  );
}
