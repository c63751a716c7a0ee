import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { PaymentMethod } from '../../domain/orders/checkout.js';
import { OrderStatus } from '../../domain/orders/orderStatus.js';
import type { Order } from '../../usecases/orders/order.js';
import { connectionOf, shortListCost } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { NodeType } from '../schema/NodeType.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { DepositSecurity } from '../../domain/payments/depositBlock.js';
import { DepositBlockType } from '../payments/DepositBlockType.js';
import { FulfillmentType } from '../fulfillments/FulfillmentType.js';
import { OnlinePaymentType } from '../payments/OnlinePaymentTypes.js';
import { LedgerEntryType } from '../fulfillments/LedgerEntryType.js';
import { OrderItemType } from '../fulfillments/OrderItemType.js';
import { AddressType } from './AddressType.js';

registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'The means by which the buyer pays for an order.',
  valuesConfig: {
    CREDIT_CARD: { description: 'Credit card.' },
    DEBIT_CARD: { description: 'Debit card.' },
    UPI: { description: 'Unified Payments Interface.' },
    NET_BANKING: { description: 'Online banking.' },
  },
});

@ObjectType('Order', {
  implements: NodeType,
  simpleResolvers: true,
  description:
    'All that a buyer ordered in one checkout. A seller sees only their own fulfillment and its totals. Each read of ' +
    'another person’s order by staff is recorded in the audit log.',
})
export class OrderType extends NodeType implements Omit<Order, 'moneyBack'> {
  buyerId!: string;

  @Field(() => DateTimeScalar, { description: 'When the order was placed.' })
  createdAt!: Date;

  @Field(() => OrderStatus, {
    description:
      'The status of the least advanced fulfillment that is not cancelled; CANCELLED if all are cancelled.',
  })
  status!: OrderStatus;

  @Field(() => MoneyType, { description: 'Purchases and rents as ordered, without delivery and deposits.' })
  totalAmount!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The sum of the delivery charges of the sellers when the order was placed.',
  })
  deliveryCharge!: MoneyType;

  @Field(() => MoneyType, { description: '`totalAmount` and `deliveryCharge` together.' })
  totalWithDelivery!: MoneyType;

  @Field(() => MoneyType, { description: 'The deposits of all lines when the order was placed.' })
  depositTotal!: MoneyType;

  @Field(() => DepositSecurity, {
    nullable: true,
    description:
      'The way in which the deposits are secured; TO_PAY if any of them is still to be paid. Null without deposits, while the ' +
      'buyer can still choose, and if the deposits were settled before they were paid. Also null if you may not see the ' +
      'money, unless the deposits are blocked.',
  })
  depositSecurity!: DepositSecurity | null;

  @Field(() => DepositBlockType, {
    nullable: true,
    description:
      'The block of the deposits; null unless they are blocked. For the buyer, the sellers and staff.',
  })
  depositBlock!: DepositBlockType | null;

  @Field(() => MoneyType, {
    description: 'The amount due when the order was placed: the total, the delivery and the deposits.',
  })
  amountDue!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'Charges cancelled or refunded, for example for a cancelled fulfillment, delivery included. Deposits are not included. ' +
      'Zero in a support view, and for staff without `money:read`.',
  })
  refundedAmount!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The net total: `totalWithDelivery` plus extensions, late fees and withheld deposits, less refunds. Only ' +
      '`totalWithDelivery` in a support view, and for staff without `money:read`.',
  })
  netAmount!: MoneyType;

  @Field(() => [OrderItemType], {
    complexity: shortListCost,
    description: 'The lines of all fulfillments of the order.',
  })
  items!: OrderItemType[];

  @Field(() => [FulfillmentType], {
    complexity: shortListCost,
    description: 'The fulfillments, one for each seller.',
  })
  fulfillments!: FulfillmentType[];

  @Field(() => Boolean, {
    description:
      'True if every fulfillment with the status of the order is picked up in person: `SHIPPED` then means ready for ' +
      'pick-up.',
  })
  isPickedUp!: boolean;

  @Field(() => AddressType, {
    description:
      'The address to which the order is sent. A seller from whom the buyer picks the books up sees the receiver’s name only; the other fields are empty.',
  })
  shippingAddress!: AddressType;

  @Field(() => PaymentMethod, { description: 'The payment method that the buyer chose.' })
  paymentMethod!: PaymentMethod;

  @Field(() => Boolean, {
    description: 'True if the buyer pays the order online, false if they pay the sellers directly.',
  })
  isPaidOnline!: boolean;

  @Field(() => OnlinePaymentType, {
    nullable: true,
    description:
      'The online payment; null if the buyer pays the sellers directly, for the sellers, in a support view, and for ' +
      'staff without `money:read`. While it is AWAITING, the order is PENDING and the sellers do not act on it.',
  })
  payment!: OnlinePaymentType | null;

  @Field(() => [LedgerEntryType], {
    complexity: shortListCost,
    description:
      'The movements of money in all fulfillments of the order. Empty in a support view, and for staff without ' +
      '`money:read`.',
  })
  ledger!: LedgerEntryType[];

  @Field(() => Boolean, {
    description:
      'True if the buyer has rated every seller in the order. Sellers whose fulfillment was cancelled do not ' +
      'count; false if all were cancelled.',
  })
  hasRated!: boolean;

  @Field(() => Float, {
    nullable: true,
    description:
      'The mean of the buyer’s ratings of the sellers in the order, 10 to 100; null before the first rating.',
  })
  rating!: number | null;

  @Field(() => Boolean, { description: 'True if you can cancel the whole order now.' })
  viewerCanCancel!: boolean;

  @Field(() => Boolean, {
    description:
      'True if you can pay the sellers directly instead: the order awaits its online payment, and the marketplace does not ' +
      'require online payment.',
  })
  viewerCanPayDirectly!: boolean;

  @Field(() => Boolean, { description: 'True if you can rate one of the sellers in the order now.' })
  viewerCanRate!: boolean;
}

export const OrderConnection = connectionOf<Order>('Order', () => OrderType);
