import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MoneyBack } from '../../domain/payments/moneyBack.js';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import type { Book } from '../../usecases/catalogue/book.js';
import type {
  Fulfillment,
  LedgerEntry,
  Order,
  OrderItem,
  TimelineEntry,
} from '../../usecases/orders/order.js';
import { BookType } from '../books/BookType.js';
import type { GraphQLContext } from '../context.js';
import { UserType } from '../users/UserType.js';
import { FulfillmentType } from '../fulfillments/FulfillmentType.js';
import { TimelineEntryType } from '../fulfillments/TimelineType.js';
import { LedgerEntryType } from '../fulfillments/LedgerEntryType.js';
import { OrderItemType } from '../fulfillments/OrderItemType.js';
import { MoneyBackType } from '../fulfillments/SettlementType.js';
import { OrderType } from './OrderType.js';

@Resolver(() => OrderItemType)
export class OrderItemResolver {
  @FieldResolver(() => BookType, { description: 'The listing in its current state.' })
  book(@Root() item: OrderItem, @Ctx() { loaders }: GraphQLContext): Promise<Book | null> {
    return loaders.book.load(item.bookId);
  }

  @FieldResolver(() => UserType, { description: 'The account that sells or rents out the copies.' })
  seller(@Root() item: OrderItem, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(item.sellerId);
  }
}

@Resolver(() => OrderType)
export class MoneyBackOfOrderResolver {
  @FieldResolver(() => MoneyBackType, {
    nullable: true,
    description: 'The refund if you cancel the whole order now; null if you cannot, and in a support view.',
  })
  moneyBack(@Root() { moneyBack }: Order): MoneyBack | null {
    return moneyBack;
  }
}

@Resolver(() => TimelineEntryType)
export class TimelineEntryResolver {
  @FieldResolver(() => UserType, {
    nullable: true,
    description:
      'The person who took the step; null if it happened automatically, such as when an order expired.',
  })
  async actor(
    @Root() { actorId }: TimelineEntry,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return actorId === null ? null : loaders.account.load(actorId);
  }
}

@Resolver(() => LedgerEntryType)
export class LedgerEntryResolver {
  @FieldResolver(() => FulfillmentType, {
    nullable: true,
    description: 'The fulfillment that the ledger entry belongs to.',
  })
  async fulfillment(
    @Root() entry: LedgerEntry,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<Fulfillment | null> {
    const order = await loaders.order.load(entry.orderId);
    return order?.fulfillments.find(({ id }) => id === entry.fulfillmentId) ?? null;
  }
}
