import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../shared/i18n/formatDate';
import { useStepMessage } from '../../entities/approval/WaitsForApproval';
import { MoreButton } from '../../shared/paging/MoreButton';
import { useFirst } from '../../shared/paging/useFirst';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { DifferenceCard } from './DifferenceCard';
import {
  ReconciliationDifferencesDocument,
  useReconciliationDifferencesQuery,
} from './Differences.generated';
import { Section, useSection } from './Section';

const PAGE = 24;

/** Lists the payments, refunds, payouts, blocked deposits and transfers on which the provider and Panna disagree. */
export function Differences() {
  const { t } = useLingui();
  const { section, onGone } = useSection();
  return (
    <Section
      section={section}
      title={t`Differences from the provider`}
      hint={
        <Trans>
          Every night, payments, refunds, payouts, blocked deposits and transfers to sellers are compared with
          the provider’s lists. Entries that agree again leave this list automatically. Oldest first.
        </Trans>
      }
    >
      <List labelledBy={section.id} onGone={onGone} />
    </Section>
  );
}

function List({ labelledBy, onGone }: { labelledBy: string; onGone: (message: string) => void }) {
  const { t } = useLingui();
  const stepMessage = useStepMessage();
  const { data, error, refetch, fetchMore } = useReconciliationDifferencesQuery({
    variables: { first: useFirst(ReconciliationDifferencesDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={2} />;
  const { edges } = data.reconciliationDifferences;
  const onSettled = (reference: string, waits: boolean) =>
    onGone(stepMessage(waits, t`The difference for ${reference} was resolved.`));
  return (
    <>
      <LastRun at={data.moneyOverview.reconciledAt} hasDifferences={edges.length > 0} />
      <Stack as="ul" gap="4" listStyleType="none" aria-labelledby={labelledBy}>
        {edges.map(({ node }) => (
          <DifferenceCard
            key={node.id}
            difference={node}
            onSettled={(waits) => onSettled(node.reference, waits)}
          />
        ))}
      </Stack>
      <MoreButton
        list={data.reconciliationDifferences}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </>
  );
}

/**
 * Shows when our records were last compared with the provider's. Before the first comparison, an empty list does not mean that
 * they agree.
 */
function LastRun({ at, hasDifferences }: { at: string | null | undefined; hasDifferences: boolean }) {
  if (!at)
    return (
      <Text fontWeight="medium">
        <Trans>Nothing has been compared yet.</Trans>
      </Text>
    );
  const time = formatDateTime(at);
  if (hasDifferences)
    return (
      <Text mb="4">
        <Trans>Last compared on {time}.</Trans>
      </Text>
    );
  return (
    <Text fontWeight="medium">
      <Trans>No differences. Last compared on {time}.</Trans>
    </Text>
  );
}
