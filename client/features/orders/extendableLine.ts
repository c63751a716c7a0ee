import type { ExtendableLineFragment } from '../../rental/ExtendableLine.generated';
import type { OrderLineFragment } from './Order.generated';

/** A line of an order with what there is to know about extending it. */
export type ExtendableLine = OrderLineFragment & ExtendableLineFragment;
