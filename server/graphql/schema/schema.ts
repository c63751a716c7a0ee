import 'reflect-metadata';
import { getNamedType, type GraphQLArgument, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
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
  const schema = buildSchemaSync({
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
  describeRoots(schema);
  return schema;
}

/** Says what type-graphql leaves without words: the root types, and arguments whose meaning is that of their type. */
function describeRoots(schema: GraphQLSchema): void {
  const roots: [GraphQLObjectType | null | undefined, string][] = [
    [schema.getQueryType(), 'What can be read. Nothing is changed by it.'],
    [
      schema.getMutationType(),
      'What can be done. Each answers its subject and `userErrors`; with any of these, nothing was done.',
    ],
    [
      schema.getSubscriptionType(),
      'What is told as it changes, over a WebSocket: how it is now, and again after each change.',
    ],
  ];
  for (const [root, description] of roots) {
    if (!root) continue;
    root.description = description;
    for (const { args } of Object.values(root.getFields())) args.forEach(describeArgument);
  }
}

function describeArgument(argument: GraphQLArgument): void {
  const type = getNamedType(argument.type);
  argument.description ??= argument.name === 'id' ? 'Its id.' : type.description;
}
