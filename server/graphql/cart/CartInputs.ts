import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { CartItemType } from '../../domain/orders/cart.js';
import { DateScalar } from '../schema/scalars.js';

@InputType({ description: 'The first day and the length of a rental.' })
export class RentalInput {
  @Field(() => Int, { description: 'The number of calendar months, within the limits of the book.' })
  months!: number;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The first day: today by default, at most ten years ahead.',
  })
  startsOn?: string;
}

@InputType()
export class AddToCartInput {
  @Field(() => ID, { description: 'The ID of the book to add.' })
  bookId!: string;

  @Field(() => CartItemType, { description: 'PURCHASE to buy the book; RENTAL to rent the book.' })
  type!: CartItemType;

  @Field(() => Int, { nullable: true, description: 'The number of copies; 1 by default.' })
  quantity?: number;

  @Field(() => RentalInput, {
    nullable: true,
    description: 'The period of a rental. Required for RENTAL, refused for PURCHASE.',
  })
  rental?: RentalInput;

  @Field(() => String, {
    nullable: true,
    description:
      'A unique text of your choice. Sending the same key again within a week returns your cart instead of ' +
      'adding the book again.',
  })
  idempotencyKey?: string;
}

@InputType()
export class UpdateCartItemInput {
  @Field(() => ID, { description: 'The ID of the line to change.' })
  cartItemId!: string;

  @Field(() => Int, { description: 'The new number of copies, at least 1.' })
  quantity!: number;
}

@InputType()
export class RemoveFromCartInput {
  @Field(() => ID, { description: 'The ID of the line to remove.' })
  cartItemId!: string;
}

@ArgsType()
export class CartArgs {
  @Field(() => [ID], {
    nullable: true,
    description:
      'The IDs of the sellers from whom you would pick up the books; none by default. If such a seller ' +
      'offers pick-up, the amounts do not include the seller’s delivery charge.',
  })
  pickUpFrom?: string[] | null;
}
