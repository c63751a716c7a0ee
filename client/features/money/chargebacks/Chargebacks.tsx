import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoreButton } from '../../../shared/paging/MoreButton';
import { useFirst } from '../../../shared/paging/useFirst';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import { ChargebackCard } from './ChargebackCard';
import { ChargebacksDocument, useChargebacksQuery } from './Chargebacks.generated';
import { Section, useSection } from '../Section';

const PAGE = 24;

/** Lists the chargebacks: online payments that the buyer's bank questions. */
export function Chargebacks() {
  const { t } = useLingui();
  const { section, onGone } = useSection();
  return (
    <Section
      section={section}
      title={t`Chargebacks`}
      hint={
        <Trans>
          Payments that the buyer’s bank questions. Until the bank decides, they are not refunded in any other
          way, and the payout waits. Oldest first.
        </Trans>
      }
    >
      <List labelledBy={section.id} onAnswered={onGone} />
    </Section>
  );
}

type ListProps = { labelledBy: string; onAnswered: (message: string) => void };

function List({ labelledBy, onAnswered }: ListProps) {
  const { data, error, refetch, fetchMore } = useChargebacksQuery({
    variables: { first: useFirst(ChargebacksDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={2} />;
  const { edges } = data.chargebacks;
  if (edges.length === 0)
    return (
      <Text fontWeight="medium">
        <Trans>No open chargebacks.</Trans>
      </Text>
    );
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none" aria-labelledby={labelledBy}>
        {edges.map(({ node }) => (
          <ChargebackCard key={node.id} chargeback={node} onAnswered={onAnswered} />
        ))}
      </Stack>
      <MoreButton
        list={data.chargebacks}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </>
  );
}
