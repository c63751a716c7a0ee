import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoreButton } from '../../../shared/paging/MoreButton';
import { useFirst } from '../../../shared/paging/useFirst';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { Section, useSection } from '../Section';
import { StrandedPayoutCard } from './StrandedPayoutCard';
import { StrandedPayoutsDocument, useStrandedPayoutsQuery } from './StrandedPayouts.generated';

const PAGE = 24;

/**
 * Lists the stranded payouts, refunds by payout and releases of transfers. Renders nothing if there are none, because
 * only a change of the configuration strands them.
 */
export function StrandedPayouts() {
  const { t } = useLingui();
  const { section } = useSection();
  const { data, error, refetch, fetchMore } = useStrandedPayoutsQuery({
    variables: { first: useFirst(StrandedPayoutsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : null;
  const { edges } = data.strandedPayouts;
  if (edges.length === 0) return null;
  return (
    <Section
      section={section}
      title={t`Payouts without a payout service`}
      hint={
        <Trans>
          These payouts were sent through a payout service that is no longer set up. Oldest first.
        </Trans>
      }
    >
      <Stack as="ul" gap="4" listStyleType="none" aria-labelledby={section.id}>
        {edges.map(({ node }) => (
          <StrandedPayoutCard key={node.id} payout={node} />
        ))}
      </Stack>
      <MoreButton
        list={data.strandedPayouts}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </Section>
  );
}
