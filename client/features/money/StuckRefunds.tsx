import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { REFUND_TRIES } from '../../shared/contract/limits.generated';
import { MoreButton } from '../../shared/paging/MoreButton';
import { useFirst } from '../../shared/paging/useFirst';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { RefundCard } from './RefundCard';
import { Section, useSection } from './Section';
import { StuckRefundsDocument, useStuckRefundsQuery } from './StuckRefunds.generated';

const PAGE = 24;

/** Lists the stuck refunds, which failed so often that they are not retried automatically. */
export function StuckRefunds() {
  const { t } = useLingui();
  const { section, onGone } = useSection();
  return (
    <Section
      section={section}
      title={t`Failed refunds`}
      hint={
        <Trans>
          Refunds that failed at least {REFUND_TRIES} times and are not tried again automatically. Oldest
          failure first.
        </Trans>
      }
    >
      <List labelledBy={section.id} onGone={onGone} />
    </Section>
  );
}

function List({ labelledBy, onGone }: { labelledBy: string; onGone: (message: string) => void }) {
  const { data, error, refetch, fetchMore } = useStuckRefundsQuery({
    variables: { first: useFirst(StuckRefundsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={2} />;
  const { edges } = data.stuckRefunds;
  if (edges.length === 0)
    return (
      <Text fontWeight="medium">
        <Trans>No failed refunds.</Trans>
      </Text>
    );
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none" aria-labelledby={labelledBy}>
        {edges.map(({ node }) => (
          <RefundCard key={node.id} refund={node} onGone={onGone} />
        ))}
      </Stack>
      <MoreButton
        list={data.stuckRefunds}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </>
  );
}
