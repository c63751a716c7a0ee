import { Heading } from '@chakra-ui/react/heading';
import { Trans } from '@lingui/react/macro';
import { Card } from '../../../shared/ui/Card';
import { Totals } from '../../../entities/order/Totals';
import { Ledger } from './Ledger';
import type { OrderFragment } from './Order.generated';
import { NetTotal } from './NetTotal';

/** Shows the totals of the order and its movements. */
export function MoneyCard({ order }: { order: OrderFragment }) {
  return (
    <Card aria-labelledby="order-money">
      <Heading as="h2" id="order-money" size="lg" mb="4">
        <Trans>Order Summary</Trans>
      </Heading>
      <Totals totals={order} sumLabel={<Trans>Order total</Trans>} />
      <NetTotal order={order} />
      {order.ledger.length > 0 && (
        <>
          <Heading as="h3" size="sm" fontFamily="body" mt="6" mb="3">
            <Trans>Charges and deposits</Trans>
          </Heading>
          <Ledger order={order} />
        </>
      )}
    </Card>
  );
}
