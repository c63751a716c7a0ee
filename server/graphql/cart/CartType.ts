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
  description: 'Whether copies are taken for good or for a while.',
  valuesConfig: {
    PURCHASE: { description: 'Bought.' },
    RENTAL: { description: 'Rented for whole months; a deposit is held meanwhile.' },
  },
});

@ObjectType('CartItem', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'A line of a cart. It reserves nothing.',
})
export class CartItemType extends NodeType implements Omit<CartItem, 'problem'> {
  @Field(() => BookType, { description: 'The book.' })
  book!: Book;

  @Field(() => CartItemKind, { description: 'Whether the book is bought or rented.' })
  type!: CartItemKind;

  @Field(() => Int, { description: 'How many copies.' })
  quantity!: number;

  @Field(() => RentalPeriodType, {
    nullable: true,
    description: 'The days of a rental; null for a purchase.',
  })
  rentalPeriod!: RentalPeriodType | null;

  @Field(() => MoneyType, { description: 'What a copy costs now, or its rent for one month.' })
  unitPrice!: MoneyType;

  @Field(() => MoneyType, { description: 'Price times copies, for a rental times months.' })
  lineTotal!: MoneyType;

  @Field(() => MoneyType, {
    description: 'What is held until the rented copies are back; zero for a purchase.',
  })
  deposit!: MoneyType;

  @Field(() => UserErrorType, {
    nullable: true,
    description: 'What keeps the line from being ordered now; null when nothing does.',
  })
  problem!: UserErrorType | null;
}

@ObjectType('Cart', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'What somebody thinks of ordering, at the prices of now.',
})
export class CartType extends NodeType implements Omit<Cart, 'items'> {
  @Field(() => [CartItemType], {
    complexity: shortListCost,
    description: `The lines in the order in which they were added; at most ${MOST_LINES}.`,
  })
  items!: CartItemType[];

  @Field(() => Int, { description: 'How many copies lie in it, those of all lines.' })
  itemCount!: number;

  @Field(() => MoneyType, { description: 'Purchases and rents of all lines.' })
  totalAmount!: MoneyType;

  @Field(() => MoneyType, { description: 'The deposits of all lines: held, not spent.' })
  depositTotal!: MoneyType;

  @Field(() => MoneyType, { description: 'What is to be paid: the total and the deposits.' })
  amountDue!: MoneyType;
}
