import { useLingui } from '@lingui/react/macro';
import type { OrderStatus } from '../../shared/contract/schema.generated';
import { ORDER_STATUS_LABELS } from './orderLabels';
import { StatusChip, type Tone } from '../../shared/ui/StatusChip';

/** The documented colour of each status (docs/marketplace.md, Screens). */
const TONES: Record<OrderStatus, Tone> = {
  PENDING: 'warning',
  CONFIRMED: 'info',
  SHIPPED: 'primary',
  DELIVERED: 'success',
  CANCELLED: 'error',
  RETURNED: 'default',
};

/** Shows the status of an order or a fulfillment in capitals, in the documented colour. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  const { t, i18n } = useLingui();
  const label = t(ORDER_STATUS_LABELS[status]);
  return <StatusChip tone={TONES[status]}>{label.toLocaleUpperCase(i18n.locale)}</StatusChip>;
}
