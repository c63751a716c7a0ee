import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStepMessage } from '../../entities/approval/WaitsForApproval';
import { MoreButton } from '../../shared/paging/MoreButton';
import { useFirst } from '../../shared/paging/useFirst';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { Section, useSection } from './Section';
import { UnknownPaymentCard } from './UnknownPaymentCard';
import { UnknownPaymentsDocument, useUnknownPaymentsQuery } from './UnknownPayments.generated';

const PAGE = 24;

/** Lists the payments of unknown origin that staff have not settled yet. */
export function UnknownPayments() {
  const { t } = useLingui();
  const { section, onGone } = useSection();
  return (
    <Section
      section={section}
      title={t`Payments of unknown origin`}
      hint={<Trans>Payments that the provider took and that belong to no order. Oldest first.</Trans>}
    >
      <List labelledBy={section.id} onGone={onGone} />
    </Section>
  );
}

function List({ labelledBy, onGone }: { labelledBy: string; onGone: (message: string) => void }) {
  const { t } = useLingui();
  const stepMessage = useStepMessage();
  const { data, error, refetch, fetchMore } = useUnknownPaymentsQuery({
    variables: { first: useFirst(UnknownPaymentsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={2} />;
  const { edges } = data.unknownPayments;
  if (edges.length === 0)
    return (
      <Text fontWeight="medium">
        <Trans>Every payment belongs to an order or has been resolved.</Trans>
      </Text>
    );
  const onSettled = (reference: string, waits: boolean) =>
    onGone(stepMessage(waits, t`Payment ${reference} was resolved.`));
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none" aria-labelledby={labelledBy}>
        {edges.map(({ node }) => (
          <UnknownPaymentCard
            key={node.id}
            payment={node}
            onSettled={(waits) => onSettled(node.reference, waits)}
          />
        ))}
      </Stack>
      <MoreButton
        list={data.unknownPayments}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </>
  );
}
