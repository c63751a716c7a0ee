import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../schema/payload.js';
import { CartItemType, CartType } from './CartType.js';

/** What every change of the cart answers. */
@ObjectType()
abstract class CartPayload extends Payload {
  @Field(() => CartType, { nullable: true, description: 'The cart after the change.' })
  cart!: CartType | null;
}

@ObjectType({ description: 'What putting a book into the cart answers.' })
export class AddToCartPayload extends CartPayload {
  @Field(() => CartItemType, { nullable: true, description: 'The line that the book is in now.' })
  cartItem!: CartItemType | null;
}

@ObjectType({ description: 'What changing a line of the cart answers.' })
export class UpdateCartItemPayload extends CartPayload {}

@ObjectType({ description: 'What taking a line out of the cart answers.' })
export class RemoveFromCartPayload extends CartPayload {}
