import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import PackageOpen from '~icons/lucide/package-open';
import type { OrderStatus } from '../../../shared/contract/schema.generated';
import { useFirst } from '../../../shared/paging/useFirst';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { MoreButton } from '../../../shared/paging/MoreButton';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import { Sale } from './Sale';
import { SalesDocument, useSalesQuery } from './Sales.generated';

const PAGE = 12;

type Props = { status: OrderStatus | undefined };

/** Shows the viewer's fulfillments, newest first. If `status` is given, shows only fulfillments in this status. */
export function SalesList({ status }: Props) {
  const { data, error, refetch, fetchMore } = useSalesQuery({
    variables: { status, first: useFirst(SalesDocument, PAGE, { status }) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton height="44" />;
  const { edges } = data.sales;
  if (edges.length === 0) return <NoSales status={status} />;
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="4">
        {edges.map(({ node }) => (
          <Card asChild key={node.id}>
            <li>
              <Sale sale={node} heading="h2" />
            </li>
          </Card>
        ))}
      </Stack>
      <MoreButton list={data.sales} onMore={(after) => fetchMore({ variables: { after, first: PAGE } })} />
    </>
  );
}

function NoSales({ status }: Props) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<PackageOpen />}
      title={status ? t`No sales with this status` : t`No sales yet`}
      hint={t`When a reader orders one of your books, confirm and ship the order here.`}
    />
  );
}
