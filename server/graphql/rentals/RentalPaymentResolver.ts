import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { OrderItem } from '../../usecases/orders/order.js';
import { giveUpRentalPayment } from '../../usecases/orders/rentalPayments/giveUpRentalPayment.js';
import type { GraphQLContext } from '../context.js';
import { OrderItemType } from '../fulfillments/OrderItemType.js';
import { GiveUpRentalPaymentInput } from '../fulfillments/RentalPaymentType.js';
import { freshLoaders } from '../loaders.js';
import { Payload, payload } from '../schema/payload.js';

@ObjectType()
export class GiveUpRentalPaymentPayload extends Payload {
  @Field(() => OrderItemType, { nullable: true, description: 'The order line after the change.' })
  orderItem!: OrderItem | null;
}

@Resolver(() => OrderItemType)
export class RentalPaymentResolver {
  @Mutation(() => GiveUpRentalPaymentPayload, {
    description:
      'Gives up the online payment for extending a rental or for buying its copies. The rental stays as it was, and ' +
      'the days kept for an extension become available again. A payment that arrives later is refunded. For the ' +
      'buyer of the order only.',
  })
  giveUpRentalPayment(
    @Arg('input', () => GiveUpRentalPaymentInput) input: GiveUpRentalPaymentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<GiveUpRentalPaymentPayload> {
    return payload(async () => {
      const { orderId, orderItemId } = await giveUpRentalPayment(context.scope, input);
      const order = await freshLoaders(context).order.load(orderId);
      return { orderItem: order?.items.find(({ id }) => id === orderItemId) ?? null };
    });
  }
}
