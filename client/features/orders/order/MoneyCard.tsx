import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Trans } from '@lingui/react/macro';
import type { MoneyPartsFragment } from '../../../entities/money/MoneyParts.generated';
import { Money } from '../../../entities/money/Money';
import { PdfLink } from '../../../entities/paper/PdfLink';
import { Card } from '../../../shared/ui/Card';
import { onDemand } from '../../../shared/ui/onDemand';
import { AmountList, Entry, Totals } from '../../../entities/order/Totals';
import { useSession } from '../../../session/viewer/SessionProvider';
import { Ledger } from './Ledger';
import type { OrderFragment } from './Order.generated';
import { NetTotal } from './NetTotal';

// Loaded on demand, because few deposits are blocked.
const BlockNote = onDemand(() => import('./BlockNote'), { missing: null });

/** Shows the totals of the order, and its charges, deposits and refunds. */
export function MoneyCard({ order }: { order: OrderFragment }) {
  const { viewer } = useSession();
  const isBought = order.fulfillments.some(({ items }) => items.some(({ purchase }) => Boolean(purchase)));
  return (
    <Card aria-labelledby="order-money">
      <Heading as="h2" id="order-money" size="lg" mb="4">
        <Trans>Order Summary</Trans>
      </Heading>
      <Totals
        totals={order}
        sumLabel={<Trans>Order total</Trans>}
        isDepositSpent={isBought}
        isBlocked={order.depositSecurity === 'BLOCKED'}
      />
      {order.depositBlock && <BlockNote block={order.depositBlock} isBuyer={viewer?.id === order.buyer.id} />}
      {order.payment?.status === 'PAID' && <PaidOnline amount={order.payment.amount} />}
      <NetTotal order={order} />
      {order.ledger.length > 0 && (
        <>
          <Heading as="h3" size="sm" fontFamily="body" mt="6" mb="3">
            <Trans>Charges and deposits</Trans>
          </Heading>
          <Ledger order={order} />
        </>
      )}
      {order.receiptUrl && (
        <Box mt="4">
          <PdfLink href={order.receiptUrl}>
            <Trans>Receipt (PDF)</Trans>
          </PdfLink>
        </Box>
      )}
    </Card>
  );
}

function PaidOnline({ amount }: { amount: MoneyPartsFragment }) {
  return (
    <AmountList mt="2">
      <Entry label={<Trans>Paid online</Trans>}>
        <Money value={amount} />
      </Entry>
    </AmountList>
  );
}
