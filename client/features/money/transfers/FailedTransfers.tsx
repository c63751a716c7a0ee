import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoreButton } from '../../../shared/paging/MoreButton';
import { useFirst } from '../../../shared/paging/useFirst';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { Section, useSection } from '../Section';
import { FailedTransfersDocument, useFailedTransfersQuery } from './FailedTransfers.generated';
import { TransferCard } from './TransferCard';

const PAGE = 24;

/** Lists the failed transfers to sellers. Renders nothing if there are none, because few operators pay by transfers. */
export function FailedTransfers() {
  const { t } = useLingui();
  const { section } = useSection();
  const { data, error, refetch, fetchMore } = useFailedTransfersQuery({
    variables: { first: useFirst(FailedTransfersDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : null;
  const { edges } = data.failedTransfers;
  if (edges.length === 0) return null;
  return (
    <Section
      section={section}
      title={t`Failed transfers`}
      hint={
        <Trans>
          Transfers to sellers that were refused, that failed or that were not released, and parts of
          transfers that could not be reversed. Oldest first.
        </Trans>
      }
    >
      <Stack as="ul" gap="4" listStyleType="none" aria-labelledby={section.id}>
        {edges.map(({ node }) => (
          <TransferCard key={node.id} transfer={node} />
        ))}
      </Stack>
      <MoreButton
        list={data.failedTransfers}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </Section>
  );
}
