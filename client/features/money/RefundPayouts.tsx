import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoreButton } from '../../shared/paging/MoreButton';
import { useFirst } from '../../shared/paging/useFirst';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { RefundPayoutCard } from './RefundPayoutCard';
import { RefundPayoutsDocument, useRefundPayoutsQuery } from './RefundPayouts.generated';
import { Section, useSection } from './Section';

const PAGE = 24;

/** Lists the refunds by payout: refunds of payments that are too old for an ordinary refund. */
export function RefundPayouts() {
  const { t } = useLingui();
  const { section, onGone } = useSection();
  return (
    <Section
      section={section}
      title={t`Refunds by payout`}
      hint={
        <Trans>
          These payments are too old to be refunded to where they came from. The buyers are paid to an account
          or by a payout link. Oldest first.
        </Trans>
      }
    >
      <List labelledBy={section.id} onGone={onGone} />
    </Section>
  );
}

function List({ labelledBy, onGone }: { labelledBy: string; onGone: (message: string) => void }) {
  const { data, error, refetch, fetchMore } = useRefundPayoutsQuery({
    variables: { first: useFirst(RefundPayoutsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={2} />;
  const { edges } = data.refundPayouts;
  if (edges.length === 0)
    return (
      <Text fontWeight="medium">
        <Trans>No refunds to pay out.</Trans>
      </Text>
    );
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none" aria-labelledby={labelledBy}>
        {edges.map(({ node }) => (
          <RefundPayoutCard key={node.id} refund={node} onGone={onGone} />
        ))}
      </Stack>
      <MoreButton
        list={data.refundPayouts}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </>
  );
}
