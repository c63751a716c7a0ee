import { useLingui } from '@lingui/react/macro';
import type { OrderStatus } from '../../shared/contract/schema.generated';
import { statusLabel } from './orderLabels';
import { StatusChip, type Tone } from '../../shared/ui/StatusChip';

/** The documented colour of each status (docs/marketplace.md, Screens). */
const TONES: Record<OrderStatus, Tone> = {
  PENDING: 'warning',
  CONFIRMED: 'info',
  SHIPPED: 'primary',
  DELIVERED: 'success',
  CANCELLED: 'error',
  RETURNED: 'default',
  LOST: 'error',
};

/** Shows the status of an order or a fulfillment in capitals, in the documented colour. */
export function OrderStatusChip({
  status,
  isPickedUp = false,
}: {
  status: OrderStatus;
  isPickedUp?: boolean;
}) {
  const { t, i18n } = useLingui();
  const label = t(statusLabel(status, isPickedUp));
  return <StatusChip tone={TONES[status]}>{label.toLocaleUpperCase(i18n.locale)}</StatusChip>;
}
