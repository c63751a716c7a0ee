import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { OrderStatusChip } from '../../../entities/order/OrderStatusChip';
import type { OrderStatus } from '../../../shared/contract/schema.generated';
import { formatDate } from '../../../shared/i18n/formatDate';
import { PRODUCT_NAME } from '../../../shared/contract/product.generated';
import { useSession } from '../../../session/viewer/SessionProvider';
import { orderNumber } from '../../../entities/order/OrderNumber';
import { onDemand } from '../../../shared/ui/onDemand';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { SuccessNote, useSuccessNote } from '../../../shared/ui/SuccessNote';
import { ON_PAPER_ONLY, ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { CancelOrderButton } from './CancelOrderButton';
import { ComplainLink } from './ComplainLink';
import { DeliveryCard } from './DeliveryCard';
import { MoneyCard } from './MoneyCard';
import type { OrderFragment } from './Order.generated';
import { FulfillmentCard } from './FulfillmentCard';
import { RatingDialog } from '../rating/RatingDialog';

// Loaded on demand, because most orders are not waiting for a payment.
const OnlinePaymentPanel = onDemand(() => import('../online/OnlinePaymentPanel'));
const RefundCard = onDemand(() => import('../refund/RefundCard'), { missing: null });
const OrderReviews = onDemand(() => import('../reviews/OrderReviews'), { missing: null });

type Props = {
  order: OrderFragment;
  /** Called when the order becomes stale. */
  onChanged: () => void;
};

// On paper, the address is on the left and the totals on the right, below the prices of the books.
const SIDE_BY_SIDE = { flexDirection: 'row-reverse', '& > *': { flex: '1', breakInside: 'avoid' } } as const;

/** Shows an order: the fulfillments with their steps, the money, the delivery address and the buyer's reviews. */
export function OrderView({ order, onChanged }: Props) {
  const { t } = useLingui();
  const [isRating, setIsRating] = useState(false);
  const paidDirectly = useSuccessNote();
  return (
    <>
      <Text textStyle="xl" fontFamily="heading" fontWeight="semibold" mb="4" {...ON_PAPER_ONLY}>
        {PRODUCT_NAME}
      </Text>
      <Title order={order} onRate={() => setIsRating(true)} />
      <SuccessNote message={paidDirectly.message} />
      {order.payment && (
        <OnlinePaymentPanel
          order={order}
          payment={order.payment}
          onEnded={onChanged}
          onReplaced={() => paidDirectly.show(t`You pay the sellers directly. They have been notified.`)}
        />
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        gap="6"
        alignItems="start"
      >
        <Stack gap="6">
          {order.fulfillments.map((fulfillment) => (
            <FulfillmentCard key={fulfillment.id} fulfillment={fulfillment} order={order} />
          ))}
          <OwnReviews order={order} />
        </Stack>
        <Stack gap="6" _print={SIDE_BY_SIDE}>
          <MoneyCard order={order} />
          {order.refundByPayout && <RefundCard orderId={order.id} refund={order.refundByPayout} />}
          <DeliveryCard order={order} />
          <ComplainLink orderId={order.id} />
        </Stack>
      </Grid>
      {isRating && <RatingDialog order={order} onClose={() => setIsRating(false)} onRated={onChanged} />}
    </>
  );
}

const ARRIVED: readonly OrderStatus[] = ['DELIVERED', 'RETURNED', 'LOST'];

/**
 * The buyer's reviews. They are loaded when the first fulfillment is delivered, and again for each further delivery.
 */
function OwnReviews({ order: { id, buyer, fulfillments } }: Pick<Props, 'order'>) {
  const { viewer } = useSession();
  const arrived = fulfillments.filter(({ status }) => ARRIVED.includes(status));
  if (viewer?.id !== buyer.id || arrived.length === 0) return null;
  return <OrderReviews key={arrived.length} orderId={id} />;
}

type TitleProps = { order: OrderFragment; onRate: () => void };

function Title({ order, onRate }: TitleProps) {
  const { t } = useLingui();
  const { viewer } = useSession();
  const number = orderNumber(order.id);
  const date = formatDate(order.createdAt);
  const isBuyer = viewer?.id === order.buyer.id;
  return (
    <PageTitle
      title={t`Order ${number}`}
      lead={
        <Flex gap="3" align="center" wrap="wrap">
          <OrderStatusChip status={order.status} isPickedUp={order.isPickedUp} />
          {isBuyer ? t`Placed on ${date}` : t`Placed by ${order.buyer.name} on ${date}`}
        </Flex>
      }
      actions={<Actions order={order} onRate={onRate} />}
    />
  );
}

function Actions({ order, onRate }: TitleProps) {
  const { fulfillments } = order;
  // A single fulfillment has its own cancel button, except while the order waits for its payment.
  const isCancelledBelow =
    fulfillments.length === 1 && fulfillments.every(({ viewerCanCancel }) => viewerCanCancel);
  return (
    <Flex gap="3" wrap="wrap" {...ON_SCREEN_ONLY}>
      {order.viewerCanRate && (
        <Button onClick={onRate}>
          <Trans>Rate Seller</Trans>
        </Button>
      )}
      {order.viewerCanCancel && !isCancelledBelow && <CancelOrderButton order={order} />}
    </Flex>
  );
}
