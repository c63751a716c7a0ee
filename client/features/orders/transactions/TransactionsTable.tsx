import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RatingDialog } from '../rating/RatingDialog';
import { Head, Table } from './ordersTable';
import { TransactionRow } from './TransactionRow';
import type { TransactionFragment } from './Transactions.generated';

type Props = { orders: ReadonlyArray<TransactionFragment>; onRated: () => void };

/** Shows the viewer's orders, with the actions that are still possible. */
export function TransactionsTable({ orders, onRated }: Props) {
  const { t } = useLingui();
  const [rating, setRating] = useState<string>();
  const rated = orders.find(({ id }) => id === rating);
  return (
    <>
      <Table role="table" aria-label={t`Transaction History`} css={{ '& th': { whiteSpace: 'nowrap' } }}>
        <Head columns={[t`Order Date`, t`Order ID`, t`Items`, t`Total Amount`, t`Status`, t`Actions`]} />
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
