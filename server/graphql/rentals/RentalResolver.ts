import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { isOverdue } from '../../domain/orders/sellerTask.js';
import { extendRental } from '../../usecases/orders/extension/extendRental.js';
import type { Fulfillment, OrderItem } from '../../usecases/orders/order.js';
import { today } from '../../usecases/scope.js';
import type { GraphQLContext } from '../context.js';
import { freshLoaders } from '../loaders.js';
import { payload } from '../schema/payload.js';
import { userError } from '../schema/userError.js';
import { FulfillmentType } from '../fulfillments/FulfillmentType.js';
import { OrderItemType } from '../fulfillments/OrderItemType.js';
import {
  ExtendRentalInput,
  ExtendRentalPayload,
  ExtensionLimitType,
} from '../fulfillments/RentalExtensionType.js';

@Resolver(() => OrderItemType)
export class RentalResolver {
  @FieldResolver(() => FulfillmentType, { description: 'The fulfillment that the line belongs to.' })
  async fulfillment(
    @Root() item: OrderItem,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<Fulfillment | null> {
    const order = await loaders.order.load(item.orderId);
    return order?.fulfillments.find(({ items }) => items.some(({ id }) => id === item.id)) ?? null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if the due date of the rental has passed and the copies have not been sent back, returned or bought.',
  })
  async isOverdue(@Root() item: OrderItem, @Ctx() context: GraphQLContext): Promise<boolean> {
    const fulfillment = await this.fulfillment(item, context);
    const dueOn = item.purchase ? null : (item.rentalPeriod?.endsOn ?? null);
    if (!fulfillment) return false;
    const { status, returnShipment } = fulfillment;
    return isOverdue({ status, isSentBack: returnShipment !== null, dueOn }, today(context.scope));
  }

  @FieldResolver(() => Boolean, { description: 'True if you can extend the rental now.' })
  async viewerCanExtend(@Root() { id }: OrderItem, @Ctx() { loaders }: GraphQLContext): Promise<boolean> {
    const limit = await loaders.extensionLimit.load(id);
    return limit !== null && limit.months > 0;
  }

  @FieldResolver(() => ExtensionLimitType, {
    nullable: true,
    description:
      'The longest possible extension of the rental. Null unless you are the buyer and the copies were ' +
      'delivered to you.',
  })
  async extensionLimit(
    @Root() { id }: OrderItem,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<ExtensionLimitType | null> {
    const limit = await loaders.extensionLimit.load(id);
    return limit && { ...limit, reason: userError(limit.reason) };
  }

  @Mutation(() => ExtendRentalPayload, {
    description:
      'Adds months to a rental. Refused if another reader has reserved the copies; `values` then contains the ' +
      'latest possible due date. If the order was paid online, the extension takes effect once it is paid online: ' +
      'see `OrderItem.rentalPayment`. For the buyer of the order only.',
  })
  extendRental(
    @Arg('input', () => ExtendRentalInput) input: ExtendRentalInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ExtendRentalPayload> {
    return payload(async () => {
      const { orderId, orderItemId } = await extendRental(context.scope, input);
      const order = await freshLoaders(context).order.load(orderId);
      return { orderItem: order?.items.find(({ id }) => id === orderItemId) ?? null };
    });
  }
}
