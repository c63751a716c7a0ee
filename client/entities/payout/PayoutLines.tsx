import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../shared/navigation/paths';
import { TextLink } from '../../shared/navigation/TextLink';
import { MoreButton } from '../../shared/paging/MoreButton';
import { useFirst } from '../../shared/paging/useFirst';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { Money } from '../money/Money';
import { orderNumber } from '../order/OrderNumber';
import { PayoutLinesDocument, usePayoutLinesQuery, type PayoutLinesQuery } from './Payout.generated';

const PAGE = 24;

type Lines = Extract<PayoutLinesQuery['node'], { readonly lines: unknown }>['lines'];
type Line = Lines['edges'][number]['node'];

const Rows = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gap: '2', mt: '2' } });
const Row = chakra('li', { base: { display: 'flex', justifyContent: 'space-between', gap: '4' } });

/** Shows the orders that a payout pays for, with the amount for each. */
export function PayoutLines({ payoutId }: { payoutId: string }) {
  const { t } = useLingui();
  const { data, error, refetch, fetchMore } = usePayoutLinesQuery({
    variables: { payoutId, first: useFirst(PayoutLinesDocument, PAGE, { payoutId }) },
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={1} />;
  if (!data.node || !('lines' in data.node)) return null;
  const { lines, repaidAmount } = data.node;
  return (
    <>
      <Rows aria-label={t`Orders in this payout`}>
        {lines.edges.map(({ node }) => (
          <PayoutLine key={node.fulfillmentId} line={node} />
        ))}
        {repaidAmount && !lines.pageInfo.hasNextPage && <Repaid amount={repaidAmount} />}
      </Rows>
      <MoreButton list={lines} onMore={(after) => fetchMore({ variables: { after, first: PAGE } })} />
    </>
  );
}

function PayoutLine({ line: { order, amount } }: { line: Line }) {
  return (
    <Row>
      <Box>
        {order && <OrderLink id={order.id} />}
        {Number(amount.amount) < 0 && (
          <Box color="fg.muted">
            <Trans>The buyer got money back after an earlier payout</Trans>
          </Box>
        )}
      </Box>
      <chakra.span flexShrink="0" fontVariantNumeric="tabular-nums">
        <Money value={amount} />
      </chakra.span>
    </Row>
  );
}

/** Shows the amount that the seller repaid outside the site. It offsets the negative lines of the payout. */
function Repaid({ amount }: { amount: Line['amount'] }) {
  return (
    <Row>
      <Box>
        <Trans>Already paid back outside the site</Trans>
      </Box>
      <chakra.span flexShrink="0" fontVariantNumeric="tabular-nums">
        <Money value={amount} />
      </chakra.span>
    </Row>
  );
}

function OrderLink({ id }: { id: string }) {
  const number = orderNumber(id);
  return (
    <TextLink to={paths.order(id)}>
      <Trans>Order {number}</Trans>
    </TextLink>
  );
}
