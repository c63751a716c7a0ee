import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RatingDialog } from '../rating/RatingDialog';
import { TransactionRow } from './TransactionRow';
import type { TransactionFragment } from './Transactions.generated';

/** A table; where there is no room for one its rows are cards. */
const Table = chakra('table', {
  base: {
    display: { base: 'block', md: 'table' },
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    overflow: { md: 'hidden' },
    bg: { md: 'bg.panel' },
    borderRadius: 'l3',
    boxShadow: { md: 'sm' },
    textAlign: 'start',
    '& tbody': { display: { base: 'grid', md: 'table-row-group' }, gap: '4' },
    '& th': {
      padding: '4',
      whiteSpace: 'nowrap',
      textAlign: 'start',
      color: 'fg.muted',
      fontWeight: 'medium',
      textStyle: 'sm',
    },
  },
});

const Head = chakra('thead', { base: { hideBelow: 'md' } });

type Props = { orders: ReadonlyArray<TransactionFragment>; onRated: () => void };

/** The viewer's orders, each with what is left to do about it. */
export function TransactionsTable({ orders, onRated }: Props) {
  const { t } = useLingui();
  const [rating, setRating] = useState<string>();
  const rated = orders.find(({ id }) => id === rating);
  return (
    <>
      <Table role="table" aria-label={t`Transaction History`}>
        <Head role="rowgroup">
          <chakra.tr role="row">
            <th role="columnheader">
              <Trans>Order Date</Trans>
            </th>
            <th role="columnheader">
              <Trans>Order ID</Trans>
            </th>
            <th role="columnheader">
              <Trans>Items</Trans>
            </th>
            <th role="columnheader">
              <Trans>Total Amount</Trans>
            </th>
            <th role="columnheader">
              <Trans>Status</Trans>
            </th>
            <th role="columnheader">
              <Trans>Actions</Trans>
            </th>
          </chakra.tr>
        </Head>
        <tbody role="rowgroup">
          {orders.map((order) => (
            <TransactionRow key={order.id} order={order} onRate={() => setRating(order.id)} />
          ))}
        </tbody>
      </Table>
      {rated && <RatingDialog order={rated} onClose={() => setRating(undefined)} onRated={onRated} />}
    </>
  );
}
