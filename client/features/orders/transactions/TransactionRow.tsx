import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { OpenPaymentChips } from '../../../entities/order/OpenPaymentChips';
import { OrderStatusChip } from '../../../entities/order/OrderStatusChip';
import { formatDate } from '../../../shared/i18n/formatDate';
import { formatTime } from '../../../shared/i18n/formatTime';
import { paths } from '../../../shared/navigation/paths';
import { Money } from '../../../entities/money/Money';
import { OrderNumber } from '../../../entities/order/OrderNumber';
import { Stars } from '../../../shared/ui/Stars';
import { TextLink } from '../../../shared/navigation/TextLink';
import { Cell, Labelled, Row } from './ordersTable';
import type { TransactionFragment } from './Transactions.generated';

/** The width of the buttons. On phones, each order is a card, and its buttons are as wide as the card. */
const WIDTH = { base: 'full', md: 'auto' };

type Props = { order: TransactionFragment; onRate: () => void };

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
        <Flex display="inline-flex" gap="2" wrap="wrap">
          <OrderStatusChip status={order.status} isPickedUp={order.isPickedUp} />
          <OpenPaymentChips fulfillments={order.fulfillments} />
        </Flex>
        {order.payment?.status === 'AWAITING' && <AwaitsPayment until={order.payment.expiresAt} />}
      </Labelled>
      <Cell role="cell" tabIndex={-1} outline="none">
        <Action order={order} onRate={onRate} />
      </Cell>
    </Row>
  );
}

/** Shows the total of an order. If the net amount is different, for example after a refund, shows it too. */
function Amounts({ order: { totalWithDelivery, netAmount } }: Pick<Props, 'order'>) {
  return (
    <chakra.span fontVariantNumeric="tabular-nums">
      <chakra.span fontWeight="medium">
        <Money value={totalWithDelivery} />
      </chakra.span>
      {netAmount.amount !== totalWithDelivery.amount && (
        <chakra.span display="block" textStyle="sm" color="fg.muted" whiteSpace="nowrap">
          <Trans>
            Net <Money value={netAmount} />
          </Trans>
        </chakra.span>
      )}
    </chakra.span>
  );
}

const ItemList = chakra('ul', { base: { listStyleType: 'none' } });

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

function AwaitsPayment({ until }: { until: string }) {
  const time = formatTime(until);
  return (
    <chakra.span display="block" mt="1" textStyle="sm" color="fg.muted">
      <Trans>Waiting for payment until {time}</Trans>
    </chakra.span>
  );
}

function Action({ order, onRate }: Props) {
  if (order.payment?.status === 'AWAITING') {
    return (
      <Button asChild size="sm" width={WIDTH}>
        <Link to={paths.order(order.id)}>
          <Trans>Pay now</Trans>
        </Link>
      </Button>
    );
  }
  if (order.viewerCanRate) {
    return (
      <Button size="sm" variant="outline" width={WIDTH} onClick={onRate}>
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
