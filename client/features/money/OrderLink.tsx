import { Trans } from '@lingui/react/macro';
import { orderNumber } from '../../entities/order/OrderNumber';
import { paths } from '../../shared/navigation/paths';
import { TextLink } from '../../shared/navigation/TextLink';

/** Links to an order. The text of the link is the order number. */
export function OrderLink({ id }: { id: string }) {
  const number = orderNumber(id);
  return (
    <TextLink to={paths.order(id)}>
      <Trans>Order {number}</Trans>
    </TextLink>
  );
}
