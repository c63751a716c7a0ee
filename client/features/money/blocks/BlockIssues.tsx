import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoreButton } from '../../../shared/paging/MoreButton';
import { useFirst } from '../../../shared/paging/useFirst';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { Section, useSection } from '../Section';
import { BlockIssueCard } from './BlockIssueCard';
import { BlockIssuesDocument, useBlockIssuesQuery } from './BlockIssues.generated';

const PAGE = 24;

/**
 * Lists the blocked deposits that need the attention of staff. Renders nothing if there are none, because few
 * operators offer blocks.
 */
export function BlockIssues() {
  const { t } = useLingui();
  const { section } = useSection();
  const { data, error, refetch, fetchMore } = useBlockIssuesQuery({
    variables: { first: useFirst(BlockIssuesDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : null;
  const { edges } = data.blockIssues;
  if (edges.length === 0) return null;
  return (
    <Section
      section={section}
      title={t`Blocked deposits`}
      hint={
        <Trans>
          Unsettled deposits whose block ends soon, and deposits that the provider refused to release or
          charge. Blocks that end first are listed first.
        </Trans>
      }
    >
      <Stack as="ul" gap="4" listStyleType="none" aria-labelledby={section.id}>
        {edges.map(({ node }) => (
          <BlockIssueCard key={node.id} issue={node} />
        ))}
      </Stack>
      <MoreButton
        list={data.blockIssues}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </Section>
  );
}
