import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type PubSub } from 'type-graphql';
import { BookmarkResolver } from '../bookmarks/BookmarkResolver.js';
import { BookCalendarResolver } from '../books/BookCalendarResolver.js';
import { BookResolver } from '../books/BookResolver.js';
import { ListingResolver } from '../books/ListingResolver.js';
import { CartResolver } from '../cart/CartResolver.js';
import { ExchangeRateResolver } from '../currencies/ExchangeRateResolver.js';
import { MarketplaceResolver } from '../marketplace/MarketplaceResolver.js';
import { LiveResolver } from '../live/LiveResolver.js';
import { ModerationResolver } from '../moderation/ModerationResolver.js';
import { ListingReportResolver, ModerationActionResolver } from '../moderation/moderationPartResolvers.js';
import { NodeResolver } from '../node/NodeResolver.js';
import { FulfillmentResolver } from '../orders/FulfillmentResolver.js';
import {
  FulfillmentEventResolver,
  LedgerEntryResolver,
  OrderItemResolver,
} from '../orders/orderPartResolvers.js';
import { OrderResolver } from '../orders/OrderResolver.js';
import { RentalResolver } from '../orders/RentalResolver.js';
import { DashboardResolver } from '../sellers/DashboardResolver.js';
import { SecurityResolver } from '../users/SecurityResolver.js';
import { UserResolver } from '../users/UserResolver.js';

/** type-graphql asks for one, but each subscription here has its own source of events. */
const UNUSED: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('A subscription without a source of its own');
  },
};

/** The public GraphQL schema, built from the resolver classes. */
export function createSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [
      UserResolver,
      SecurityResolver,
      BookResolver,
      ListingResolver,
      BookCalendarResolver,
      BookmarkResolver,
      CartResolver,
      ExchangeRateResolver,
      MarketplaceResolver,
      OrderResolver,
      FulfillmentResolver,
      OrderItemResolver,
      RentalResolver,
      FulfillmentEventResolver,
      LedgerEntryResolver,
      DashboardResolver,
      ModerationResolver,
      ListingReportResolver,
      ModerationActionResolver,
      LiveResolver,
      NodeResolver,
    ],
    pubSub: UNUSED,
    validate: false,
  });
}
