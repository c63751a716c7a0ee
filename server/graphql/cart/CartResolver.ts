import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { addToCart } from '../../usecases/cart/addToCart.js';
import { removeFromCart } from '../../usecases/cart/removeFromCart.js';
import { updateCartItem } from '../../usecases/cart/updateCartItem.js';
import { viewCart } from '../../usecases/cart/viewCart.js';
import type { GraphQLContext } from '../context.js';
import { payload } from '../schema/payload.js';
import { AddToCartInput, CartArgs, RemoveFromCartInput, UpdateCartItemInput } from './CartInputs.js';
import { AddToCartPayload, RemoveFromCartPayload, UpdateCartItemPayload } from './CartPayloads.js';
import { CartType } from './CartType.js';
import { presentCart } from './presentCart.js';

@Resolver(() => CartType)
export class CartResolver {
  @Query(() => CartType, { description: 'Your cart, at current prices. It reserves nothing.' })
  async cart(
    @Args(() => CartArgs) { pickUpFrom }: CartArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<CartType> {
    return presentCart(await viewCart(scope, pickUpFrom));
  }

  @Mutation(() => AddToCartPayload, {
    description:
      'Adds a book to your cart. Adding the same purchase again increases its quantity; adding the ' +
      'same rental again is refused.',
  })
  addToCart(
    @Arg('input', () => AddToCartInput) input: AddToCartInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<AddToCartPayload> {
    return payload(async () => {
      const { cart: extended, cartItemId } = await addToCart(scope, input);
      const cart = presentCart(extended);
      return { cart, cartItem: cart.items.find(({ id }) => id === cartItemId) ?? null };
    });
  }

  @Mutation(() => UpdateCartItemPayload, { description: 'Changes the quantity of a line in your cart.' })
  updateCartItem(
    @Arg('input', () => UpdateCartItemInput) input: UpdateCartItemInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<UpdateCartItemPayload> {
    return payload(async () => ({ cart: presentCart(await updateCartItem(scope, input)) }));
  }

  @Mutation(() => RemoveFromCartPayload, { description: 'Removes a line from your cart.' })
  removeFromCart(
    @Arg('input', () => RemoveFromCartInput) input: RemoveFromCartInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<RemoveFromCartPayload> {
    return payload(async () => ({ cart: presentCart(await removeFromCart(scope, input)) }));
  }
}
