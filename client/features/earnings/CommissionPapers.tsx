import { Heading } from '@chakra-ui/react/heading';
import { Trans, useLingui } from '@lingui/react/macro';
import PaperList from '../../entities/paper/PaperList';
import { MoreButton } from '../../shared/paging/MoreButton';
import { useFirst } from '../../shared/paging/useFirst';
import { Card } from '../../shared/ui/Card';
import { CommissionPapersDocument, useCommissionPapersQuery } from './CommissionPapers.generated';

const PAGE = 12;

/** Lists the invoices for the commission, newest first. Renders nothing without invoices or while they are loading. */
export function CommissionPapers() {
  const { t } = useLingui();
  const { data, fetchMore } = useCommissionPapersQuery({
    variables: { first: useFirst(CommissionPapersDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  const edges = data?.commissionPapers.edges ?? [];
  if (!data || edges.length === 0) return null;
  return (
    <Card>
      <Heading as="h2" size="lg" mb="4">
        <Trans>Commission invoices</Trans>
      </Heading>
      <PaperList papers={edges.map(({ node }) => node)} label={t`Commission invoices`} />
      <MoreButton
        list={data.commissionPapers}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </Card>
  );
}
