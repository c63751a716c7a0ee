import { Field, ID, InputType, Int } from 'type-graphql';
import { CartItemType } from '../../domain/orders/cart.js';
import { DateScalar } from '../schema/scalars.js';

@InputType({ description: 'For how long, and from when, to rent a book.' })
export class RentalInput {
  @Field(() => Int, { description: 'How many calendar months.' })
  months!: number;

  @Field(() => DateScalar, { nullable: true, description: 'The first day; today when it is left out.' })
  startsOn?: string;
}

@InputType({ description: 'What to put into the cart.' })
export class AddToCartInput {
  @Field(() => ID, { description: 'The book.' })
  bookId!: string;

  @Field(() => CartItemType, { description: 'Whether to buy or to rent it.' })
  type!: CartItemType;

  @Field(() => Int, { nullable: true, description: 'How many copies; one when it is left out.' })
  quantity?: number;

  @Field(() => RentalInput, { nullable: true, description: 'For a rental, and only for a rental.' })
  rental?: RentalInput;
}

@InputType({ description: 'How many copies a line of the cart is to have.' })
export class UpdateCartItemInput {
  @Field(() => ID, { description: 'The line.' })
  cartItemId!: string;

  @Field(() => Int, { description: 'How many copies, at least one.' })
  quantity!: number;
}

@InputType({ description: 'Which line to take out of the cart.' })
export class RemoveFromCartInput {
  @Field(() => ID, { description: 'The line.' })
  cartItemId!: string;
}
