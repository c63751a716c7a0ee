import type { ExtendableLineFragment } from '../../../entities/rental/ExtendableLine.generated';
import type { OrderLineFragment } from '../../../entities/order/OrderLine.generated';

/** A line of an order, with the fields that are needed to extend it. */
export type ExtendableLine = OrderLineFragment & ExtendableLineFragment;
