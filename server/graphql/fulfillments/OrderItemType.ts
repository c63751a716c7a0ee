import { Field, Int, ObjectType } from 'type-graphql';
import { CartItemType } from '../../domain/orders/cart.js';
import type { PurchaseOffer, PurchaseQuote } from '../../domain/rental/purchase.js';
import type { OrderItem, RentalPurchase } from '../../usecases/orders/order.js';
import type { LineMoney } from '../../usecases/orders/payment.js';
import type { RentalPayment } from '../../usecases/orders/rentalPayments/rentalPaymentAsSeen.js';
import { RentalPeriodType } from '../cart/RentalPeriodType.js';
import { connectionOf } from '../schema/connection.js';
import { DepositSecurity } from '../../domain/payments/depositBlock.js';
import { LineMoneyType } from './LineMoneyType.js';
import { MoneyType } from '../schema/MoneyType.js';
import { NodeType } from '../schema/NodeType.js';
import { PurchaseOfferType } from '../books/BookPriceType.js';
import { PurchaseQuoteType, RentalPurchaseType } from './PurchaseTypes.js';
import { RentalPaymentType } from './RentalPaymentType.js';

@ObjectType('OrderItem', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'A line of an order, with the title and price at the time of ordering.',
})
export class OrderItemType extends NodeType implements OrderItem {
  orderId!: string;
  bookId!: string;
  sellerId!: string;

  @Field(() => String, { description: 'The title, as listed when the order was placed.' })
  title!: string;

  @Field(() => String, { description: 'The author or authors, as listed when the order was placed.' })
  author!: string;

  @Field(() => CartItemType, { description: 'The kind of line: a purchase or a rental.' })
  type!: CartItemType;

  @Field(() => Int, { description: 'The number of copies.' })
  quantity!: number;

  @Field(() => MoneyType, {
    description: 'The price of one copy, or its rent for one month, at the time of ordering.',
  })
  unitPrice!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The unit price times the quantity and, for a rental, times the months ordered. Deposit and ' +
      'extensions are not included.',
  })
  lineTotal!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The deposits of all copies when the order was placed; zero for a purchase.',
  })
  deposit!: MoneyType;

  @Field(() => DepositSecurity, {
    nullable: true,
    description:
      'The way in which the deposit is secured. Null without a deposit, while the buyer can still choose, and if the deposit ' +
      'was settled before it was paid. Also null if you may not see the money, unless the deposit is blocked.',
  })
  depositSecurity!: DepositSecurity | null;

  @Field(() => MoneyType, {
    description:
      'The late fee for each copy and each day after the due date, taken from the deposit; zero if there is none.',
  })
  lateFeePerDay!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The part of the deposit that pays for the copies if they are lost; zero for a purchase.',
  })
  keptIfLost!: MoneyType;

  @Field(() => RentalPeriodType, {
    nullable: true,
    description:
      'The dates of the rental, including extensions; null for a purchase. If the books arrive late, the ' +
      'rental starts on the day of delivery instead, and the due date shifts.',
  })
  rentalPeriod!: RentalPeriodType | null;

  @Field(() => Boolean, {
    description:
      'True for a rental whose books have not arrived. If they arrive after the first day of ' +
      '`rentalPeriod`, the rental starts on the day of delivery instead.',
  })
  awaitsArrival!: boolean;

  @Field(() => MoneyType, {
    description: 'The charge for extensions, in addition to `lineTotal`; zero without extensions.',
  })
  extensionTotal!: MoneyType;

  @Field(() => PurchaseOfferType, {
    nullable: true,
    description: 'The offer to buy the rented copies, as agreed in the order; null if there is none.',
  })
  purchaseOffer!: PurchaseOffer | null;

  @Field(() => PurchaseQuoteType, {
    nullable: true,
    description:
      'The cost of buying the rented copies now. Null unless you can buy them: you are the buyer, they are with you, ' +
      'the seller offered them for purchase, and no dispute is open.',
  })
  purchaseQuote!: PurchaseQuote | null;

  @Field(() => RentalPurchaseType, {
    nullable: true,
    description: 'The purchase of the rented copies; null if they were not bought.',
  })
  purchase!: RentalPurchase | null;

  @Field(() => Boolean, {
    description:
      'True if extensions of the rental, and the amount still due to buy its copies, are paid online because the ' +
      'order was. Amounts below one rupee, and all amounts of other orders, are settled directly. Always false for a purchase.',
  })
  paysOnline!: boolean;

  @Field(() => RentalPaymentType, {
    nullable: true,
    description:
      'The latest online payment for extending the rental or for buying its copies, whatever its status. Null if ' +
      'there was none. Hidden (null) from the seller, from staff without `money:read`, and in a support view.',
  })
  rentalPayment!: RentalPayment | null;

  @Field(() => LineMoneyType, {
    nullable: true,
    description:
      'The amounts paid, refunded and kept for this line. Null in a support view, and for staff without `money:read`.',
  })
  money!: LineMoney | null;
}

export const OrderItemConnection = connectionOf<OrderItem>('OrderItem', () => OrderItemType);
