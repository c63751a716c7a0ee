import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import type { ShippingAddress } from '../../domain/accounts/address.js';
import { PaymentMethod } from '../../domain/orders/checkout.js';
import { OrderStatus } from '../../domain/orders/orderStatus.js';
import type { Order } from '../../usecases/orders/order.js';
import { connectionOf, shortListCost } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { NodeType } from '../schema/NodeType.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { FulfillmentType } from './FulfillmentType.js';
import { LedgerEntryType } from './LedgerEntryType.js';
import { OrderItemType } from './OrderItemType.js';

registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'How the buyer says to pay.',
  valuesConfig: {
    CREDIT_CARD: { description: 'Credit card.' },
    DEBIT_CARD: { description: 'Debit card.' },
    UPI: { description: 'Unified Payments Interface.' },
    NET_BANKING: { description: 'A bank account, online.' },
  },
});

@ObjectType('Address', { simpleResolvers: true, description: 'Where an order goes.' })
export class AddressType implements ShippingAddress {
  @Field(() => String, { description: 'House and street.' })
  street!: string;

  @Field(() => String, { description: 'The town or city.' })
  city!: string;

  @Field(() => String, { description: 'The state.' })
  state!: string;

  @Field(() => String, { description: 'The postal code, 5 or 6 digits.' })
  zipcode!: string;

  @Field(() => String, { description: 'The country.' })
  country!: string;
}

@ObjectType('Order', {
  implements: NodeType,
  simpleResolvers: true,
  description:
    'One checkout. Its buyer sees all of it; a seller sees the own part, with totals of that part.',
})
export class OrderType extends NodeType implements Order {
  buyerId!: string;

  @Field(() => DateTimeScalar, { description: 'When it was placed.' })
  createdAt!: Date;

  @Field(() => OrderStatus, { description: 'That of the least advanced fulfillment that is not cancelled.' })
  status!: OrderStatus;

  @Field(() => MoneyType, { description: 'Purchases and rents, as they were ordered.' })
  totalAmount!: MoneyType;

  @Field(() => MoneyType, { description: 'Deposits: held, not spent.' })
  depositTotal!: MoneyType;

  @Field(() => MoneyType, { description: 'What was to be paid at the start: the total and the deposits.' })
  amountDue!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'What was charged and went back, such as for a part that was cancelled; deposits not counted.',
  })
  refundedAmount!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'What it comes to in the end: the total with extensions, late fees and withheld deposits, less what was refunded.',
  })
  netAmount!: MoneyType;

  @Field(() => [OrderItemType], { complexity: shortListCost, description: 'The lines of all fulfillments.' })
  items!: OrderItemType[];

  @Field(() => [FulfillmentType], {
    complexity: shortListCost,
    description: 'The parts, one for each seller.',
  })
  fulfillments!: FulfillmentType[];

  @Field(() => AddressType, { description: 'Where it goes.' })
  shippingAddress!: AddressType;

  @Field(() => PaymentMethod, { description: 'How the buyer said to pay.' })
  paymentMethod!: PaymentMethod;

  @Field(() => [LedgerEntryType], { complexity: shortListCost, description: 'The movements of its money.' })
  ledger!: LedgerEntryType[];

  @Field(() => Boolean, { description: 'Whether every seller of it is rated.' })
  hasRated!: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'The mean of what the buyer gave, 0 to 100; null before.',
  })
  rating!: number | null;

  @Field(() => Boolean, { description: 'Whether you may cancel all of it now.' })
  viewerCanCancel!: boolean;

  @Field(() => Boolean, { description: 'Whether you may rate one of its sellers now.' })
  viewerCanRate!: boolean;
}

/** One page of orders. */
export const OrderConnection = connectionOf<Order>('Order', () => OrderType);
