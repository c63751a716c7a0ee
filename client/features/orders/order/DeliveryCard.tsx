import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { PAYMENT_METHOD_LABELS } from '../../../entities/order/orderLabels';
import { Receiver } from '../../../entities/address/Receiver';
import { Card } from '../../../shared/ui/Card';
import type { OrderFragment } from './Order.generated';
import { StaffContact } from '../contact/StaffContact';

/** Shows the delivery address and the payment method. Support can also read the buyer's contact details. */
export function DeliveryCard({ order }: { order: OrderFragment }) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="order-delivery">
      <Heading as="h2" id="order-delivery" size="lg" mb="4">
        <Trans>Delivery</Trans>
      </Heading>
      <Receiver address={order.shippingAddress} />
      <StaffContact account={order.buyer} />
      <Text mt="4" color="fg.muted" textStyle="sm">
        <Trans>Payment Method</Trans>
      </Text>
      <Text>{order.isPaidOnline ? t`Online` : t(PAYMENT_METHOD_LABELS[order.paymentMethod])}</Text>
    </Card>
  );
}
