import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import type { CartDelivery } from '../../usecases/cart/viewCart.js';
import type { GraphQLContext } from '../context.js';
import { UserType } from '../users/UserType.js';
import { CartDeliveryType } from './CartType.js';

@Resolver(() => CartDeliveryType)
export class CartDeliveryResolver {
  @FieldResolver(() => UserType, { nullable: true, description: 'The seller who sends the books.' })
  seller(
    @Root() { sellerId }: CartDelivery,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return loaders.account.load(sellerId);
  }
}
