import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoreButton } from '../../../shared/paging/MoreButton';
import { useFirst } from '../../../shared/paging/useFirst';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import { Section, useSection } from '../Section';
import { DebtCard } from './DebtCard';
import { SellerDebtsDocument, useSellerDebtsQuery } from './SellerDebts.generated';

const PAGE = 24;

/** Lists the debts of sellers, which arise when buyers get money back after it was paid out. */
export function SellerDebts() {
  const { t } = useLingui();
  const { section, onGone } = useSection();
  return (
    <Section
      section={section}
      title={t`Money owed by sellers`}
      hint={
        <Trans>
          These sellers were paid for orders that were refunded later. Their next sales pay off the debt.
          Oldest first.
        </Trans>
      }
    >
      <List labelledBy={section.id} onSettled={onGone} />
    </Section>
  );
}

function List({ labelledBy, onSettled }: { labelledBy: string; onSettled: (message: string) => void }) {
  const { data, error, refetch, fetchMore } = useSellerDebtsQuery({
    variables: { first: useFirst(SellerDebtsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={1} />;
  const { edges } = data.sellerDebts;
  if (edges.length === 0)
    return (
      <Text fontWeight="medium">
        <Trans>No seller owes anything.</Trans>
      </Text>
    );
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none" aria-labelledby={labelledBy}>
        {edges.map(({ node }) => (
          <DebtCard key={node.id} debt={node} onSettled={onSettled} />
        ))}
      </Stack>
      <MoreButton
        list={data.sellerDebts}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </>
  );
}
