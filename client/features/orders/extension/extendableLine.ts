import type { ExtendableLineFragment } from '../../../entities/rental/ExtendableLine.generated';
import type { OrderLineFragment } from '../../../entities/order/OrderLine.generated';

/** A line of an order with what there is to know about extending it. */
export type ExtendableLine = OrderLineFragment & ExtendableLineFragment;
