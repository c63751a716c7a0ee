import { Alert } from '@chakra-ui/react/alert';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans } from '@lingui/react/macro';
import { Money } from '../../../entities/money/Money';
import { paths } from '../../../shared/navigation/paths';
import { TextLink } from '../../../shared/navigation/TextLink';
import type { PaidOrder, Payment } from './paidOrder';

type Props = {
  order: PaidOrder;
  payment: Payment;
  /** True if the payment ended while this page was open, or the buyer has just returned from the provider's page. */
  isNews: boolean;
};

/**
 * Tells the buyer how the payment ended. A payment that arrived is announced only if that is news and the order is not
 * cancelled.
 */
export function EndedPayment({ order, payment, isNews }: Props) {
  const isPaid = payment.status === 'PAID';
  if (isPaid && (!isNews || order.status === 'CANCELLED')) return null;
  return (
    <Alert.Root status={isPaid ? 'success' : 'warning'} mb="6">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title fontWeight="medium">
          <Outcome payment={payment} />
        </Alert.Title>
        {!isPaid && <OrderAgain order={order} />}
      </Alert.Content>
    </Alert.Root>
  );
}

function Outcome({ payment: { status, amount } }: Pick<Props, 'payment'>) {
  if (status === 'PAID')
    return (
      <Trans>
        Your payment of <Money value={amount} /> has arrived. The sellers have been notified.
      </Trans>
    );
  if (status === 'CANCELLED')
    return (
      <Trans>
        The order was cancelled before it was paid. Nothing was charged. If you did pay, you will be refunded
        automatically.
      </Trans>
    );
  return (
    <Trans>
      The payment did not arrive in time, so the order was cancelled. Nothing was charged. If you did pay, you
      will be refunded automatically.
    </Trans>
  );
}

const Books = chakra('ul', { base: { listStyleType: 'none' } });

/** Links to the books of the order, so that the buyer can order them again. */
function OrderAgain({ order: { fulfillments } }: Pick<Props, 'order'>) {
  const lines = fulfillments.flatMap(({ items }) => items);
  return (
    <Alert.Description mt="1">
      <Trans>Order again:</Trans>
      <Books>
        {lines.map(({ id, title, book }) => (
          <li key={id}>
            <TextLink to={paths.book(book.id)} color="inherit">
              {title}
            </TextLink>
          </li>
        ))}
      </Books>
    </Alert.Description>
  );
}
