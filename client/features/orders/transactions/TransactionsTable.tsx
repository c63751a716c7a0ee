import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
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

const Columns = chakra('thead', { base: { hideBelow: 'md' } });

type Props = { orders: ReadonlyArray<TransactionFragment>; onRated: () => void };

/** The viewer's orders, each with what is left to do about it. */
export function TransactionsTable({ orders, onRated }: Props) {
  const { t } = useLingui();
  const [rating, setRating] = useState<string>();
  const rated = orders.find(({ id }) => id === rating);
  return (
    <>
      <Table role="table" aria-label={t`Transaction History`}>
        <Head />
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

function Head() {
  const { t } = useLingui();
  const columns = [t`Order Date`, t`Order ID`, t`Items`, t`Total Amount`, t`Status`, t`Actions`];
  return (
    <Columns role="rowgroup">
      <chakra.tr role="row">
        {columns.map((column) => (
          <th key={column} role="columnheader">
            {column}
          </th>
        ))}
      </chakra.tr>
    </Columns>
  );
}
