import type { ExtendableLineFragment } from '../../../entities/rental/ExtendableLine.generated';
import type { PurchasableLineFragment } from '../../../entities/rental/PurchasableLine.generated';
import type { OrderLineFragment } from '../../../entities/order/OrderLine.generated';

/** A line of an order, with the fields that are needed to extend its rental and to buy its copies. */
export type ExtendableLine = OrderLineFragment & ExtendableLineFragment & PurchasableLineFragment;
