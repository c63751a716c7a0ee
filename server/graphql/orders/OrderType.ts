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
  description: 'The method by which the buyer pays for an order.',
  valuesConfig: {
    CREDIT_CARD: { description: 'A credit card of any network.' },
    DEBIT_CARD: { description: 'A debit card of any network.' },
    UPI: { description: 'An app of the Unified Payments Interface.' },
    NET_BANKING: { description: 'A transfer on the website of the buyer’s bank.' },
  },
});

@ObjectType('Order', {
  implements: NodeType,
  simpleResolvers: true,
  description:
    'All that a buyer ordered in one checkout. A seller sees only their own fulfillment and its totals. If staff ' +
    'read the order of another person, the read is recorded in the audit log.',
})
export class OrderType extends NodeType implements Omit<Order, 'moneyBack'> {
  buyerId!: string;

  @Field(() => DateTimeScalar, { description: 'The time at which the order was placed.' })
  createdAt!: Date;

  @Field(() => OrderStatus, {
    description:
      'The status of the least advanced fulfillment that is not cancelled; CANCELLED if all are cancelled.',
  })
  status!: OrderStatus;

  @Field(() => MoneyType, {
    description: 'The total of purchases and rents as ordered, without delivery and deposits.',
  })
  totalAmount!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The delivery charges of all sellers together, when the order was placed.',
  })
  deliveryCharge!: MoneyType;

  @Field(() => MoneyType, { description: 'The sum of `totalAmount` and `deliveryCharge`.' })
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
      'The charges that were cancelled or refunded, for example for a cancelled fulfillment. Includes delivery, but ' +
      'not deposits. Zero in a support view, and for staff without `money:read`.',
  })
  refundedAmount!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The net total: `totalWithDelivery` plus extensions, late fees and withheld deposits, less refunds. Equal to ' +
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
      'True if the buyer picks up all fulfillments that have the same status as the order. In this case, ' +
      '`SHIPPED` means ready for pick-up.',
  })
  isPickedUp!: boolean;

  @Field(() => AddressType, {
    description:
      'The address to which the order is sent. If the buyer picks the books up from a seller, that seller sees only ' +
      'the receiver’s name; the other fields are empty.',
  })
  shippingAddress!: AddressType;

  @Field(() => PaymentMethod, { description: 'The payment method that the buyer chose.' })
  paymentMethod!: PaymentMethod;

  @Field(() => Boolean, {
    description: 'True if the buyer pays for the order online; false if the buyer pays the sellers directly.',
  })
  isPaidOnline!: boolean;

  @Field(() => OnlinePaymentType, {
    nullable: true,
    description:
      'The online payment. Null if the buyer pays the sellers directly. Hidden (null) from the sellers, from staff ' +
      'without `money:read`, and in a support view. While the payment is AWAITING, the order is PENDING and the ' +
      'sellers cannot act on it.',
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
      'True if the buyer has rated every seller whose fulfillment was not cancelled. False if all ' +
      'fulfillments were cancelled.',
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
      'True if you can pay the sellers directly instead of online: the online payment is still awaited, and the ' +
      'marketplace does not require it.',
  })
  viewerCanPayDirectly!: boolean;

  @Field(() => Boolean, { description: 'True if you can rate one of the sellers in the order now.' })
  viewerCanRate!: boolean;
}

export const OrderConnection = connectionOf<Order>('Order', () => OrderType);
