import { Trans } from '@lingui/react/macro';
import type { CartItemType } from '../../shared/contract/schema.generated';
import { StatusChip } from '../../shared/ui/StatusChip';

/** Labels a line of a cart or order as a rental or a purchase. */
export function ItemTypeChip({ type }: { type: CartItemType }) {
  if (type === 'RENTAL') {
    return (
      <StatusChip tone="info">
        <Trans>Rental</Trans>
      </StatusChip>
    );
  }
  return (
    <StatusChip>
      <Trans>Purchase</Trans>
    </StatusChip>
  );
}
