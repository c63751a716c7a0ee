import { Field, Int, ObjectType } from 'type-graphql';
import { CartItemType } from '../../domain/orders/cart.js';
import type { OrderItem } from '../../usecases/orders/order.js';
import { RentalPeriodType } from '../cart/RentalPeriodType.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { NodeType } from '../schema/NodeType.js';

@ObjectType('OrderItem', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'A line of an order, with the title and the price of the moment of ordering.',
})
export class OrderItemType extends NodeType implements OrderItem {
  orderId!: string;
  bookId!: string;
  sellerId!: string;

  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => String, { description: 'The author.' })
  author!: string;

  @Field(() => CartItemType, { description: 'Whether the book was bought or rented.' })
  type!: CartItemType;

  @Field(() => Int, { description: 'How many copies.' })
  quantity!: number;

  @Field(() => MoneyType, { description: 'What a copy cost, or its rent for one month.' })
  unitPrice!: MoneyType;

  @Field(() => MoneyType, { description: 'Price times copies, for a rental times the months ordered.' })
  lineTotal!: MoneyType;

  @Field(() => MoneyType, {
    description: 'What is held until the rented copies are back; zero for a purchase.',
  })
  deposit!: MoneyType;

  @Field(() => MoneyType, {
    description: 'For each day that a rented copy comes back late, taken from the deposit; may be zero.',
  })
  lateFeePerDay!: MoneyType;

  @Field(() => RentalPeriodType, {
    nullable: true,
    description: 'The days of a rental as it is now, with its extensions; null for a purchase.',
  })
  rentalPeriod!: RentalPeriodType | null;

  @Field(() => MoneyType, {
    description: 'What its extensions were charged at, beside `lineTotal`; zero without any.',
  })
  extensionTotal!: MoneyType;
}

/** One page of lines of orders. */
export const OrderItemConnection = connectionOf<OrderItem>('OrderItem', () => OrderItemType);
