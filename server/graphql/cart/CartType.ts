import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CartItemType as CartItemKind, MOST_LINES } from '../../domain/orders/cart.js';
import type { Book } from '../../usecases/catalogue/book.js';
import type { Cart, CartItem } from '../../usecases/cart/viewCart.js';
import { BookType } from '../books/BookType.js';
import { shortListCost } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { NodeType } from '../schema/NodeType.js';
import { UserErrorType } from '../schema/UserErrorType.js';
import { RentalPeriodType } from './RentalPeriodType.js';

registerEnumType(CartItemKind, {
  name: 'CartItemType',
  description: 'Whether copies are bought or rented.',
  valuesConfig: {
    PURCHASE: { description: 'A purchase.' },
    RENTAL: { description: 'A rental of whole calendar months, with a deposit.' },
  },
});

@ObjectType('CartItem', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'A line of a cart: a book to buy or rent, and how many copies. It reserves nothing.',
})
export class CartItemType extends NodeType implements Omit<CartItem, 'problem'> {
  @Field(() => BookType, { description: 'The listing, as it is now.' })
  book!: Book;

  @Field(() => CartItemKind, { description: 'Whether it is a purchase or a rental.' })
  type!: CartItemKind;

  @Field(() => Int, { description: 'The number of copies.' })
  quantity!: number;

  @Field(() => RentalPeriodType, {
    nullable: true,
    description: 'The days of the rental; null for a purchase.',
  })
  rentalPeriod!: RentalPeriodType | null;

  @Field(() => MoneyType, { description: 'The current price of one copy, or its rent for one month.' })
  unitPrice!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The unit price times the quantity, times the months of a rental. Without the deposit.',
  })
  lineTotal!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The deposits of all copies; zero for a purchase.',
  })
  deposit!: MoneyType;

  @Field(() => UserErrorType, {
    nullable: true,
    description: 'What currently prevents the line from being ordered; null when nothing does.',
  })
  problem!: UserErrorType | null;
}

@ObjectType('Cart', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'The books that somebody may order, at current prices. It reserves nothing.',
})
export class CartType extends NodeType implements Omit<Cart, 'items'> {
  @Field(() => [CartItemType], {
    complexity: shortListCost,
    description: `The lines, in the order in which they were added; at most ${MOST_LINES}.`,
  })
  items!: CartItemType[];

  @Field(() => Int, { description: 'The number of copies in all lines.' })
  itemCount!: number;

  @Field(() => MoneyType, { description: 'Purchases and rents of all lines, without deposits.' })
  totalAmount!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The deposits of all lines, held until the rented copies are returned.',
  })
  depositTotal!: MoneyType;

  @Field(() => MoneyType, { description: 'What an order would cost now: the total and the deposits.' })
  amountDue!: MoneyType;
}
