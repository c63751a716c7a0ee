import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '../../i18n/formatDate';
import { LEDGER_ENTRY_LABELS } from '../../i18n/orderLabels';
import { Card } from '../../ui/Card';
import { Money } from '../../ui/Money';
import { Totals } from '../../ui/Totals';
import type { OrderFragment } from './Order.generated';

const List = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gap: '3' } });
const Entry = chakra('li', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '4', textStyle: 'sm' },
});

/** What the order comes to, and every movement of money since. */
export function MoneyCard({ order }: { order: OrderFragment }) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="order-money">
      <Heading as="h2" id="order-money" size="lg" mb="4">
        <Trans>Order Summary</Trans>
      </Heading>
      <Totals totals={order} />
      {order.ledger.length > 0 && (
        <>
          <Heading as="h3" size="sm" fontFamily="body" mt="6" mb="3">
            <Trans>Payments</Trans>
          </Heading>
          <List>
            {order.ledger.map(({ kind, amount, note, occurredAt }) => (
              <Entry key={`${kind} ${occurredAt} ${amount.amount}`}>
                <span>
                  {t(LEDGER_ENTRY_LABELS[kind])}
                  <Text color="fg.muted" textStyle="xs">
                    {formatDate(occurredAt)}
                    {note && ` · ${note}`}
                  </Text>
                </span>
                <chakra.span fontVariantNumeric="tabular-nums">
                  <Money value={amount} />
                </chakra.span>
              </Entry>
            ))}
          </List>
        </>
      )}
    </Card>
  );
}
