import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OrderStatusChip } from '../../../entities/order/OrderStatusChip';
import { formatDate } from '../../../shared/i18n/formatDate';
import { paths } from '../../../shared/navigation/paths';
import { Money } from '../../../entities/money/Money';
import { OrderNumber } from '../../../entities/order/OrderNumber';
import { Stars } from '../../../shared/ui/Stars';
import { TextLink } from '../../../shared/navigation/TextLink';
import type { TransactionFragment } from './Transactions.generated';

const Row = chakra('tr', {
  base: {
    display: { base: 'block', md: 'table-row' },
    padding: { base: '4', md: '0' },
    bg: 'bg.panel',
    borderRadius: { base: 'l3', md: '0' },
    boxShadow: { base: 'sm', md: 'none' },
  },
});

const Cell = chakra('td', {
  base: {
    display: { base: 'flex', md: 'table-cell' },
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: { base: '1.5', md: '4' },
    paddingInline: { base: '0', md: '4' },
    borderTopWidth: { md: '1px' },
    verticalAlign: 'top',
    _empty: { display: { base: 'none', md: 'table-cell' } },
  },
});

const Label = chakra('span', {
  base: { hideFrom: 'md', color: 'fg.muted', textStyle: 'sm', whiteSpace: 'nowrap' },
});

type Props = { order: TransactionFragment; onRate: () => void };

/** One order. */
export function TransactionRow({ order, onRate }: Props) {
  const { t } = useLingui();
  return (
    <Row role="row">
      <Labelled label={t`Order Date`}>
        <chakra.span whiteSpace="nowrap">{formatDate(order.createdAt)}</chakra.span>
      </Labelled>
      <Labelled label={t`Order ID`}>
        <TextLink to={paths.order(order.id)}>
          <OrderNumber id={order.id} />
        </TextLink>
      </Labelled>
      <Labelled label={t`Items`}>
        <Items items={order.items} />
      </Labelled>
      <Labelled label={t`Total Amount`}>
        <Amounts order={order} />
      </Labelled>
      <Labelled label={t`Status`}>
        <span>
          <OrderStatusChip status={order.status} />
        </span>
      </Labelled>
      <Cell role="cell" tabIndex={-1} outline="none">
        <Action order={order} onRate={onRate} />
      </Cell>
    </Row>
  );
}

/** The total, and beside it what it comes to once something of it went back. */
function Amounts({ order: { totalAmount, refundedAmount, netAmount } }: Pick<Props, 'order'>) {
  return (
    <chakra.span fontVariantNumeric="tabular-nums" textAlign={{ base: 'end', md: 'start' }}>
      <chakra.span fontWeight="medium">
        <Money value={totalAmount} />
      </chakra.span>
      {Number(refundedAmount.amount) > 0 && (
        <chakra.span display="block" textStyle="sm" color="fg.muted" whiteSpace="nowrap">
          <Trans>
            Net <Money value={netAmount} />
          </Trans>
        </chakra.span>
      )}
    </chakra.span>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Cell role="cell">
      <Label>{label}</Label>
      {children}
    </Cell>
  );
}

const ItemList = chakra('ul', { base: { listStyleType: 'none', textAlign: { base: 'end', md: 'start' } } });

function Items({ items }: Pick<TransactionFragment, 'items'>) {
  const { t } = useLingui();
  return (
    <ItemList>
      {items.map(({ id, quantity, title }) => (
        <li key={id}>
          {quantity} x {title || t`Unknown Book`}
        </li>
      ))}
    </ItemList>
  );
}

function Action({ order, onRate }: Props) {
  if (order.viewerCanRate) {
    return (
      <Button size="sm" variant="outline" width={{ base: 'full', md: 'auto' }} onClick={onRate}>
        <Trans>Rate Seller</Trans>
      </Button>
    );
  }
  if (!order.hasRated || order.rating === null) return null;
  return (
    <chakra.span ms={{ base: 'auto', md: '0' }}>
      <Stars score={order.rating} />
    </chakra.span>
  );
}
