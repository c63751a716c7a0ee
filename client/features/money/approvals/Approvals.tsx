import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoreButton } from '../../../shared/paging/MoreButton';
import { useFirst } from '../../../shared/paging/useFirst';
import { Section, useSection } from '../Section';
import { ApprovalCard } from './ApprovalCard';
import { PendingApprovalsDocument, usePendingApprovalsQuery } from './Approvals.generated';

const PAGE = 24;

/** Lists the steps that wait for a second member of staff. Renders nothing if there are none. */
export function Approvals() {
  const { t } = useLingui();
  const { section, onGone } = useSection();
  const { data, fetchMore } = usePendingApprovalsQuery({
    variables: { first: useFirst(PendingApprovalsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  const edges = data?.pendingApprovals.edges ?? [];
  if (!data || (edges.length === 0 && !section.message)) return null;
  return (
    <Section
      section={section}
      title={t`Approvals`}
      hint={<Trans>Steps waiting for approval by a second member of staff. Oldest first.</Trans>}
    >
      <Stack as="ul" gap="4" listStyleType="none" aria-labelledby={section.id} _empty={{ display: 'none' }}>
        {edges.map(({ node }) => (
          <ApprovalCard key={node.id} approval={node} onDecided={onGone} />
        ))}
      </Stack>
      <MoreButton
        list={data.pendingApprovals}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </Section>
  );
}
