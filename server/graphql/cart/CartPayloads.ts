import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../schema/payload.js';
import { CartItemType, CartType } from './CartType.js';

/** Base class of the payloads of all cart mutations. */
@ObjectType()
abstract class CartPayload extends Payload {
  @Field(() => CartType, { nullable: true, description: 'The cart after the change.' })
  cart!: CartType | null;
}

@ObjectType()
export class AddToCartPayload extends CartPayload {
  @Field(() => CartItemType, {
    nullable: true,
    description: 'The line that was added, or the existing line if its quantity was increased.',
  })
  cartItem!: CartItemType | null;
}

@ObjectType()
export class UpdateCartItemPayload extends CartPayload {}

@ObjectType()
export class RemoveFromCartPayload extends CartPayload {}
