import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import type { LedgerEntryKind, PaymentState } from '../../../shared/contract/schema.generated';
import { formatDate } from '../../../shared/i18n/formatDate';
import {
  BLOCKED_LABELS,
  CANCELLED_LABELS,
  LEDGER_ENTRY_LABELS,
  UNDER_WAY_LABELS,
  UNPAID_LABELS,
} from '../../../entities/order/orderLabels';
import { Money } from '../../../entities/money/Money';
import type { OrderFragment } from './Order.generated';

const List = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gap: '3' } });
const Entry = chakra('li', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '4', textStyle: 'sm' },
});

/**
 * Shows an order's charges, deposits and refunds, oldest first, with seller names if the order has several sellers.
 */
export function Ledger({ order: { ledger, fulfillments, depositSecurity } }: { order: OrderFragment }) {
  const { t } = useLingui();
  const partOf = (id: string | undefined) => fulfillments.find((fulfillment) => fulfillment.id === id);
  const sellerOf = (id: string | undefined) =>
    fulfillments.length > 1 ? partOf(id)?.seller.name : undefined;
  return (
    <List>
      {ledger.map(({ kind, amount, note, isPaid, occurredAt, fulfillment }, place) => (
        // The index is the key, because two late fees at the same moment can have identical fields.
        <Entry key={place}>
          <span>
            {t(
              (depositSecurity === 'BLOCKED' && BLOCKED_LABELS[kind]) ||
                labelOf(kind, isPaid, partOf(fulfillment?.id)),
            )}
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

/**
 * Returns the label of a movement. The words 'charged', 'held' and 'refunded' are used only once the money was
 * received.
 */
function labelOf(
  kind: LedgerEntryKind,
  isPaid: boolean,
  fulfillment: OrderFragment['fulfillments'][number] | undefined,
) {
  if (isPaid) return LEDGER_ENTRY_LABELS[kind];
  const payer = PAID_BACK.includes(kind) ? 'SELLER' : 'BUYER';
  const { state, isOnline } = fulfillment?.openPayment ?? { state: 'SETTLED', isOnline: false };
  const ofOpen = isOnline ? { ...UNPAID_LABELS, ...UNDER_WAY_LABELS } : UNPAID_LABELS;
  return (payer === PAYER[state] ? ofOpen : CANCELLED_LABELS)[kind] ?? LEDGER_ENTRY_LABELS[kind];
}

/** The movements that the seller owes the buyer. */
const PAID_BACK: readonly LedgerEntryKind[] = ['REFUND', 'DELIVERY_REFUND', 'DEPOSIT_RELEASED'];

/** The side that has to pay, by the state of a fulfillment's payments. */
const PAYER: Record<PaymentState, 'BUYER' | 'SELLER' | null> = {
  TO_PAY: 'BUYER',
  SENT: 'BUYER',
  SETTLED: null,
  TO_REFUND: 'SELLER',
  REFUND_SENT: 'SELLER',
};
