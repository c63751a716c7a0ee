import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import type { LedgerEntryKind, OrderStatus } from '../../../shared/contract/schema.generated';
import { formatDate } from '../../../shared/i18n/formatDate';
import { LEDGER_ENTRY_LABELS, UNPAID_LABELS } from '../../../entities/order/orderLabels';
import { Money } from '../../../entities/money/Money';
import type { OrderFragment } from './Order.generated';

const List = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gap: '3' } });
const Entry = chakra('li', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '4', textStyle: 'sm' },
});

/**
 * Shows an order's charges, deposits and refunds, oldest first, with seller names if the order has several sellers.
 */
export function Ledger({ order: { ledger, fulfillments } }: { order: OrderFragment }) {
  const { t } = useLingui();
  const partOf = (id: string | undefined) => fulfillments.find((fulfillment) => fulfillment.id === id);
  const sellerOf = (id: string | undefined) =>
    fulfillments.length > 1 ? partOf(id)?.seller.name : undefined;
  const labelOf = (kind: LedgerEntryKind, id: string | undefined) =>
    (isUnpaid(partOf(id)?.status) && UNPAID_LABELS[kind]) || LEDGER_ENTRY_LABELS[kind];
  return (
    <List>
      {ledger.map(({ kind, amount, note, occurredAt, fulfillment }, place) => (
        // The index is the key, because two late fees at the same moment can have identical fields.
        <Entry key={place}>
          <span>
            {t(labelOf(kind, fulfillment?.id))}
            <Text color="fg.muted" textStyle="xs">
              {[formatDate(occurredAt), sellerOf(fulfillment?.id), note].filter(Boolean).join(' · ')}
            </Text>
          </span>
          <chakra.span flexShrink="0" fontVariantNumeric="tabular-nums">
            <Money value={amount} />
          </chakra.span>
        </Entry>
      ))}
    </List>
  );
}

/** True until the books are delivered. The buyer pays the seller directly or on delivery. */
function isUnpaid(status: OrderStatus | undefined): boolean {
  return status === 'PENDING' || status === 'CONFIRMED' || status === 'SHIPPED';
}
