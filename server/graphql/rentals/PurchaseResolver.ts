import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { OrderItem } from '../../usecases/orders/order.js';
import { buyRental } from '../../usecases/orders/purchase/buyRental.js';
import type { GraphQLContext } from '../context.js';
import { OrderItemType } from '../fulfillments/OrderItemType.js';
import { BuyRentalInput } from '../fulfillments/PurchaseTypes.js';
import { freshLoaders } from '../loaders.js';
import { Payload, payload } from '../schema/payload.js';

@ObjectType()
export class BuyRentalPayload extends Payload {
  @Field(() => OrderItemType, { nullable: true, description: 'The order line after the purchase.' })
  orderItem!: OrderItem | null;
}

@Resolver(() => OrderItemType)
export class PurchaseResolver {
  @Mutation(() => BuyRentalPayload, {
    description:
      'Buys the rented copies of an order line at the price that was agreed in the order: see ' +
      '`OrderItem.purchaseQuote`. The copies leave the stock and are not returned. If the order was paid online, ' +
      'the purchase takes effect when the rest of the price is paid online: see `OrderItem.rentalPayment`. For the ' +
      'buyer of the order only.',
  })
  buyRental(
    @Arg('input', () => BuyRentalInput) input: BuyRentalInput,
    @Ctx() context: GraphQLContext,
  ): Promise<BuyRentalPayload> {
    return payload(async () => {
      const { orderId, orderItemId } = await buyRental(context.scope, input);
      const order = await freshLoaders(context).order.load(orderId);
      return { orderItem: order?.items.find(({ id }) => id === orderItemId) ?? null };
    });
  }
}
