import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CartItemType as CartItemKind, MOST_LINES } from '../../domain/orders/cart.js';
import type { Book } from '../../usecases/catalogue/book.js';
import type { Cart, CartDelivery, CartItem } from '../../usecases/cart/viewCart.js';
import { BookType } from '../books/BookType.js';
import { shortListCost } from '../schema/connection.js';
import { PickUpOfferType } from '../delivery/DeliveryTypes.js';
import { MoneyType } from '../schema/MoneyType.js';
import { NodeType } from '../schema/NodeType.js';
import { UserErrorType } from '../schema/UserErrorType.js';
import { RentalPeriodType } from './RentalPeriodType.js';

registerEnumType(CartItemKind, {
  name: 'CartItemType',
  description: 'The kind of a cart or order line: a purchase or a rental.',
  valuesConfig: {
    PURCHASE: { description: 'The buyer buys the copies.' },
    RENTAL: { description: 'The buyer rents the copies for whole calendar months and pays a deposit.' },
  },
});

@ObjectType('CartItem', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'A line of a cart: a book to buy or rent, and the number of copies. A line reserves no copy.',
})
export class CartItemType extends NodeType implements Omit<CartItem, 'problem'> {
  @Field(() => BookType, { description: 'The listing in its current state.' })
  book!: Book;

  @Field(() => CartItemKind, { description: 'The kind of line: a purchase or a rental.' })
  type!: CartItemKind;

  @Field(() => Int, { description: 'The number of copies to buy or rent.' })
  quantity!: number;

  @Field(() => RentalPeriodType, {
    nullable: true,
    description: 'The days of the rental; null for a purchase.',
  })
  rentalPeriod!: RentalPeriodType | null;

  @Field(() => MoneyType, { description: 'The current price of one copy, or its rent for one month.' })
  unitPrice!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The unit price times the quantity and, for a rental, times the months. The deposit is not included.',
  })
  lineTotal!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The deposits for all copies of the line; zero for a purchase.',
  })
  deposit!: MoneyType;

  @Field(() => UserErrorType, {
    nullable: true,
    description: 'The problem that prevents the line from being ordered now; null if there is none.',
  })
  problem!: UserErrorType | null;
}

@ObjectType('CartDelivery', {
  simpleResolvers: true,
  description: 'A seller’s delivery charge for their books in a cart.',
})
export class CartDeliveryType implements CartDelivery {
  sellerId!: string;

  @Field(() => MoneyType, { description: 'The delivery charge; zero if delivery is free.' })
  charge!: MoneyType;

  @Field(() => Int, { description: 'The weight of all copies from this seller, in grams.' })
  weightGrams!: number;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The amount by which the books from this seller fall short of free delivery. Null if delivery is free, or ' +
      'never becomes free.',
  })
  shortOfFree!: MoneyType | null;

  @Field(() => PickUpOfferType, {
    nullable: true,
    description: 'The place where you can pick up the books yourself; null if the seller offers no pick-up.',
  })
  pickUp!: PickUpOfferType | null;

  @Field(() => Boolean, {
    description: 'True if you chose to pick up the books from this seller. The charge is then zero.',
  })
  isPickedUp!: boolean;
}

@ObjectType('Cart', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'The books that a buyer is about to order, at current prices. A cart reserves nothing.',
})
export class CartType extends NodeType implements Omit<Cart, 'items'> {
  @Field(() => [CartItemType], {
    complexity: shortListCost,
    description: `The lines, in the order in which they were added; at most ${MOST_LINES}.`,
  })
  items!: CartItemType[];

  @Field(() => Int, { description: 'The number of copies in all lines.' })
  itemCount!: number;

  @Field(() => MoneyType, {
    description: 'The price of all purchases and rents, without delivery and deposits.',
  })
  totalAmount!: MoneyType;

  @Field(() => [CartDeliveryType], {
    complexity: shortListCost,
    description: 'The delivery charge of each seller, in the order of the lines.',
  })
  deliveries!: CartDeliveryType[];

  @Field(() => MoneyType, { description: 'The sum of the delivery charges of all sellers.' })
  deliveryCharge!: MoneyType;

  @Field(() => MoneyType, { description: 'The sum of `totalAmount` and `deliveryCharge`.' })
  totalWithDelivery!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The deposits of all lines, held until the rented copies are returned.',
  })
  depositTotal!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The amount to pay if you order now: the sum of `totalWithDelivery` and `depositTotal`.',
  })
  amountDue!: MoneyType;
}
